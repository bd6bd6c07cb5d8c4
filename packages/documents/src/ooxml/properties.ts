import { escaped } from './xml.ts';

/** Title, maker and time of a file, the same for every kind of it. */
export const coreProperties = (
  { name, company, language }: { name: string; company: string; language: string },
  savedAt: string,
): string =>
  '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
  `<dc:title>${escaped(name)}</dc:title><dc:creator>${escaped(company)}</dc:creator>` +
  `<dc:language>${language}</dc:language>` +
  `<dcterms:created xsi:type="dcterms:W3CDTF">${savedAt}</dcterms:created>` +
  `<dcterms:modified xsi:type="dcterms:W3CDTF">${savedAt}</dcterms:modified></cp:coreProperties>`;
