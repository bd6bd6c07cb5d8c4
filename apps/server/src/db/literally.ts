/** A text as a pattern of `like` takes it: what stands for any letters elsewhere is itself here. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
