/** Where a browser keeps its single sign-on. */
export const SSO_STORED = 'signet.sso';
