import { createHmac, timingSafeEqual } from 'node:crypto';
import { api } from '@signet/contract';

/** What an address says of its picture. */
export type TemplateAddress = {
  userId: string;
  quizId: string;
  kitKey: string;
  templateId: string;
  page: string;
  basis: string;
};

/** Addresses of pages that can be read without a token: made here, and not to be guessed. */
export const createTemplateAddresses = (key: Uint8Array) => {
  const signatureOf = ({ userId, quizId, kitKey, templateId, page, basis }: TemplateAddress): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify(['signet template picture 1', userId, quizId, kitKey, templateId, page, basis]))
      .digest();
  return {
    sign(address: TemplateAddress): string {
      const { basis, ...params } = address;
      const path = api.assetLibrary.picture.path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(params[name as keyof typeof params]),
      );
      return `${path}?${new URLSearchParams({ basis, signature: signatureOf(address).toString('base64url') })}`;
    },
    isSigned(address: TemplateAddress, signature: string): boolean {
      const [given, due] = [Buffer.from(signature, 'base64url'), signatureOf(address)];
      return given.length === due.length && timingSafeEqual(given, due);
    },
  };
};

export type TemplateAddresses = ReturnType<typeof createTemplateAddresses>;
