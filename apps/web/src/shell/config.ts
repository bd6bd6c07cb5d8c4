import { runtimeConfig, type RuntimeConfig } from '@signet/contract';

/** Spec administration §8.1. */
export const CONFIG_FAILED = 'Failed to load configuration';
export const NO_AUTHENTICATION = 'Authentication is not configured';

/** The app cannot start; its message is for the person in front of it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const namesAuthentication = (value: unknown): boolean => {
  const auth = (value as { auth?: { domain?: unknown; clientId?: unknown } } | null)?.auth;
  return Boolean(auth?.domain && auth.clientId);
};

/** The configuration out of what /config.json answered; throws ConfigError with the wording of the specification. */
export const readConfig = (value: unknown): RuntimeConfig => {
  if (typeof value !== 'object' || value === null) throw new ConfigError(CONFIG_FAILED);
  if (!namesAuthentication(value)) throw new ConfigError(NO_AUTHENTICATION);
  const parsed = runtimeConfig.safeParse(value);
  if (!parsed.success) throw new ConfigError(CONFIG_FAILED, { cause: parsed.error });
  return parsed.data;
};

const load = async (): Promise<RuntimeConfig> => {
  let value: unknown;
  try {
    const response = await fetch('/config.json', { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
    value = await response.json();
  } catch (cause) {
    throw new ConfigError(CONFIG_FAILED, { cause });
  }
  return readConfig(value);
};

let loading: Promise<RuntimeConfig> | undefined;
let loaded: RuntimeConfig | undefined;

/** Loads the configuration once; a failure is not remembered, so that the next visit of a page tries again. */
export const loadConfig = (): Promise<RuntimeConfig> => {
  loading ??= load().then(
    (config) => (loaded = config),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};

/** The configuration, or nothing where it has not been loaded (yet). */
export const configIfLoaded = (): RuntimeConfig | undefined => loaded;

/** The configuration on a screen behind a guard, where it has been loaded. */
export const config = (): RuntimeConfig => {
  if (!loaded) throw new ConfigError(CONFIG_FAILED);
  return loaded;
};
