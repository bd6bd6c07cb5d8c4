import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default kind) with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same characters typed on another system may come in another Unicode form. */
const typed = (password: string): string => password.normalize('NFC');

/** An argon2id hash with its own salt and cost in it. */
export const hashPassword = (password: string): Promise<string> => hash(typed(password), COST);

let nobody: Promise<string> | undefined;

/**
 * Whether the password is the account's. Takes as long where there is no account (`undefined`), so that time tells
 * nothing.
 */
export const verifyPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  nobody ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await nobody), typed(password));
  return matches && passwordHash !== undefined;
};
