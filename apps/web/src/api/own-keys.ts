/**
 * The owner comes first in the key of whatever is theirs. These are about whoever is signed in; what staff see of an
 * owner must never be found under the same key.
 */
export const OWN = 'own';

/** What an owner sees whose key says all that it is made of: a pinned version, a drawing. It never gets old. */
export const OWN_LASTING = [OWN, 'lasting'] as const;
/** The brand that is shown of a quiz. */
export const OWN_BRAND = [OWN, 'brand'] as const;
/** What the book is made from. */
export const OWN_BOOK = [OWN, 'book'] as const;
