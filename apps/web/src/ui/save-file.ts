/** Has the browser save what is at an address under a name, without leaving the page. */
export const saveFrom = (url: string, fileName: string): void =>
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();

/** The same of a file that is here. */
export const saveFile = (file: File): void => {
  const url = URL.createObjectURL(file);
  saveFrom(url, file.name);
  URL.revokeObjectURL(url);
};
