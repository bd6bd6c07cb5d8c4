/** Has the browser save what is at an address under a name, without leaving the page. */
export const saveFrom = (url: string, fileName: string): void =>
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();

/** Some browsers read the file only after the press: its address stays for as long. */
const READ_WITHIN_MS = 60_000;

/** The same of a file that is here. */
export const saveFile = (file: File): void => {
  const url = URL.createObjectURL(file);
  saveFrom(url, file.name);
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
};
