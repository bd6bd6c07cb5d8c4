import fs from 'node:fs';
import path from 'node:path';
import { chooseBlobs } from '../../choose-adapters.ts';
import { ConfigError, readConfig, type Config } from '../../config.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine, checkNames } from './check-machine.ts';
import { checkIssuer } from './check-issuers.ts';
import { checkAddress, checkFiles, checkMail } from './check-services.ts';
import { finding, type Finding } from './findings.ts';

/** The secret as a start would find it; none is made by looking. */
const findSecret = (config: Config): string | undefined => {
  if (config.SIGNET_SECRET) return config.SIGNET_SECRET;
  const file = path.join(config.DATA_DIR, 'secret');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined;
};

/** What nobody looks at here, because asking would cost money or need somebody's consent. */
const notAsked = (config: Config): Finding[] => {
  const named = [
    ...(config.STRIPE_SECRET_KEY ? ['Stripe'] : []),
    ...(config.GOOGLE_CLIENT_ID ? ['Google Drive'] : []),
    ...(config.COMPANY_DATA === 'crunchbase' ? ['Crunchbase'] : []),
    ...(config.MODELS ?? []).map(({ vendor, id }) => `${vendor}:${id}`),
  ];
  return named.length > 0 ? [finding('Not asked').note(`${named.join(', ')}: the keys are there.`)] : [];
};

/** Looks at everything that a configuration leads to, and changes nothing but one file that it removes again. */
export const examine = async (environment: Record<string, string | undefined>): Promise<Finding[]> => {
  const names = checkNames(environment);
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...names.filter(({ level }) => level === 'wrong'), finding('Settings').wrong(error.message)];
  }
  const secret = findSecret(config);
  const database = await checkDatabase(config, secret);
  const services = await Promise.all([
    checkFiles(chooseBlobs(config, secret ?? 'no secret is needed to try the store').blobs),
    checkMail(config),
    checkIssuer(config),
    checkAddress(config),
  ]);
  return [...names, ...database, ...services.flat(), ...checkMachine(config), ...notAsked(config)];
};
