import { ssoForm, ssoKey, type SsoConfiguration } from '@signet/contract';

/** A configuration while it is being filled in: all of it is text. */
export type SsoDraft = Record<
  'key' | 'name' | 'issuer' | 'clientId' | 'audience' | 'organization' | 'logoutRedirectUri' | 'emailDomains',
  string
>;
export type SsoFaults = Partial<Record<string, string>>;

export const draftOf = (of?: SsoConfiguration): SsoDraft => ({
  key: of?.key ?? '',
  name: of?.name ?? '',
  issuer: of?.issuer ?? '',
  clientId: of?.clientId ?? '',
  audience: of?.audience ?? '',
  organization: of?.organization ?? '',
  logoutRedirectUri: of?.logoutRedirectUri ?? '',
  emailDomains: of?.emailDomains.join(', ') ?? '',
});

/** What is sent of a draft, or what is to be mended, field by field. */
export const readDraft = ({ key, emailDomains, ...terms }: SsoDraft) => {
  const domains = emailDomains.split(/[\s,;]+/).filter((one) => one !== '');
  const named = ssoKey.safeParse(key.trim());
  const parsed = ssoForm.safeParse({ ...terms, emailDomains: domains });
  if (named.success && parsed.success) return { params: { key: named.data }, body: parsed.data };
  const faults: SsoFaults = {};
  for (const { path, message } of parsed.error?.issues ?? []) faults[String(path[0])] ??= message;
  if (!named.success) faults['key'] = named.error.issues[0]?.message ?? '';
  return { faults };
};
