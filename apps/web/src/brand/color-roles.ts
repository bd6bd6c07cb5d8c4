/** The colors that carry a brand, and those it rests on; spec results §2 groups them so. */
export const voices = ['p1', 'p2', 's1', 'a1', 'a2'] as const;
export const neutrals = ['n1', 'n2', 'n3', 'b1'] as const;

/** Spec results §9: the three keywords are tied to these colors, in their order. */
export const keywordColors = ['p1', 's1', 'a1'] as const;
