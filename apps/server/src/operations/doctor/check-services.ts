import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { Blobs } from '../../ports/blobs.ts';
import { fetchJson } from './fetch-json.ts';
import { finding, plainly, type Finding } from './findings.ts';

const ANSWER_MS = 10_000;

const files = finding('Files');
const mail = finding('Mail');
const address = finding('Address');

/** Writes, reads and removes one small file, as a save would. */
export const checkFiles = async (blobs: Blobs): Promise<Finding[]> => {
  const key = `doctor/${randomUUID()}`;
  try {
    await blobs.put(key, { contentType: 'text/plain', body: Buffer.from('as it should be') });
    const found = await blobs.get(key);
    await blobs.delete(key);
    if (Buffer.from(found?.body ?? []).toString() !== 'as it should be')
      return [files.wrong(`${blobs.description}: what was written came back changed.`)];
    return [files.ok(`${blobs.description}: can be written, read and removed.`)];
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    return [files.wrong(`${blobs.description}: ${plainly(cause ?? error)}.`)];
  }
};

/** Signs in at the mail server and sends nothing. */
export const checkMail = async (config: Config): Promise<Finding[]> => {
  if (!config.SMTP_URL)
    return [mail.note('No mail server: letters are kept, and administrators read them under Administration, Mail.')];
  const transport = createTransport({
    url: config.SMTP_URL,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
  } as Parameters<typeof createTransport>[0]);
  try {
    await transport.verify();
    return [mail.ok(`${new URL(config.SMTP_URL).host} lets us in.`)];
  } catch (error) {
    return [mail.wrong(`${new URL(config.SMTP_URL).host}: ${plainly(error)}.`)];
  } finally {
    transport.close();
  }
};

/** Whether people reach us at the address that links carry, and whether we can tell them apart there. */
export const checkAddress = async (config: Config): Promise<Finding[]> => {
  const { publicUrl } = config;
  const found: Finding[] = [];
  if (!config.PUBLIC_URL) found.push(address.note('PUBLIC_URL is not set: only this machine can connect.'));
  if (publicUrl.protocol === 'https:' && !config.TRUST_PROXY)
    found.push(
      address.wrong(
        'TRUST_PROXY is not set: what ends https in front of us looks like one visitor, whom limits would lock out.',
      ),
    );
  const version = await fetchJson(new URL('/api/version', publicUrl).href).catch((error: unknown) => plainly(error));
  found.push(
    typeof version === 'string'
      ? address.note(`${publicUrl.origin} does not answer as Signet (${version}); that is so while none runs.`)
      : address.ok(`${publicUrl.origin} answers.`),
  );
  return found;
};
