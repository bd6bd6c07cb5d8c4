/** The three keywords in their order (flow decisions; spec administration §3, Brand Book). */
export const keywordRoles = ['CORE', 'SUPPORTING', 'NUANCE'] as const;
export type KeywordRole = (typeof keywordRoles)[number];
