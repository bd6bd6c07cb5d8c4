/** Of a text's meaning: a vector, each of its numbers in one signed byte. */
export const MEANING_BYTES = 512;
