import type { Page } from '@playwright/test';

type Held = { access_token: string; id_token: string; refresh_token: string; expires_at: number };

/** The tokens that this tab holds. */
export const held = (page: Page): Promise<Held> =>
  page.evaluate(
    () => JSON.parse(Object.entries(sessionStorage).find(([key]) => key.startsWith('oidc.user:'))?.[1] ?? '{}') as Held,
  );

/** Changes what this tab holds, as time or tampering would. */
export const alter = (page: Page, change: Partial<Held>): Promise<void> =>
  page.evaluate((changed) => {
    const [key, value] = Object.entries(sessionStorage).find(([name]) => name.startsWith('oidc.user:')) ?? ['', '{}'];
    sessionStorage.setItem(key, JSON.stringify({ ...(JSON.parse(value) as object), ...changed }));
  }, change);

/** A token that has expired: the tab renews it before it asks for anything. */
export const longAgo = { expires_at: 1_000_000 };
