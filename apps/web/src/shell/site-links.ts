/** Places outside the app. They belong to whoever runs it; these names are reserved for examples and lead nowhere. */
export const siteLinks = {
  site: 'https://signet.example',
  support: 'https://signet.example/support',
  community: 'https://signet.example/community',
  waitlist: 'https://signet.example/waitlist',
} as const;
