import { templateTypeKeys, type TemplateType } from '@signet/contract';

/** What comes back from the drive's page of consent (spec results §4). */
export type ConsentReturn =
  | {
      kind: 'given';
      kitId: string;
      templateId: string;
      type: TemplateType;
      code: string;
      nonce: string;
    }
  /** Denied, or the drive answered an error: nothing was given. */
  | { kind: 'none' };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Undefined where the address says nothing of a consent. */
export const consentReturnIn = (search: URLSearchParams): ConsentReturn | undefined => {
  const state = search.get('state');
  if (state === null) return undefined;
  const code = search.get('code');
  let said: Record<string, unknown>;
  try {
    said = JSON.parse(state) as Record<string, unknown>;
  } catch {
    return { kind: 'none' };
  }
  const { kitId, templateId, trigger, nonce } = said;
  const type = templateTypeKeys.find((one) => one === said.type);
  if (trigger !== 'createTemplateDocument' || !isText(code) || !isText(kitId) || !isText(templateId))
    return { kind: 'none' };
  if (!isText(nonce) || !type) return { kind: 'none' };
  return { kind: 'given', kitId, templateId, type, code, nonce };
};

/** What of an address a consent brought along. */
const BROUGHT = ['state', 'code', 'error', 'scope', 'authuser', 'prompt'] as const;

export const withoutConsent = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search);
  for (const name of BROUGHT) rest.delete(name);
  return rest;
};
