const YEAR = 365 * 24 * 3600;

const write = (name: string, value: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
};

/** Keeps something for a year that the server may know before the app runs; never anything secret. */
export const keepCookie = (name: string, value: string): void => write(name, value, YEAR);

export const dropCookie = (name: string): void => write(name, '', 0);
