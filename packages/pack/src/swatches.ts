import { colorRoles } from '@signet/color';
import type { PackBrand } from './pack-brand.ts';
import { bytesOf } from './rgb.ts';

const GROUP_BEGIN = 0xc001;
const GROUP_END = 0xc002;
const COLOR = 0x0001;
/** A color that a document keeps by name: changing it changes all that use it. */
const GLOBAL = 0;

/** UTF-16 with its length in units first and a null at the end, as the format has all its texts. */
const textOf = (text: string): Uint8Array => {
  const bytes = new Uint8Array(2 + 2 * (text.length + 1));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, text.length + 1);
  for (let at = 0; at < text.length; at++) view.setUint16(2 + 2 * at, text.charCodeAt(at));
  return bytes;
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

const block = (kind: number, body: Uint8Array): Uint8Array => {
  const head = new Uint8Array(6);
  const view = new DataView(head.buffer);
  view.setUint16(0, kind);
  view.setUint32(2, body.length);
  return joined([head, body]);
};

const colorBlock = (name: string, hex: string): Uint8Array => {
  const rest = new Uint8Array(4 + 12 + 2);
  const view = new DataView(rest.buffer);
  rest.set(new TextEncoder().encode('RGB '));
  bytesOf(hex).forEach((byte, index) => view.setFloat32(4 + 4 * index, byte / 255));
  view.setUint16(16, GLOBAL);
  return block(COLOR, joined([textOf(name), rest]));
};

/** The ten colors as an Adobe Swatch Exchange file, version 1.0: big-endian blocks in one named group. */
export const aseFile = ({ companyName, colors, colorNames }: PackBrand): Uint8Array => {
  const blocks = [
    block(GROUP_BEGIN, textOf(companyName)),
    ...colorRoles.map((role) => colorBlock(colorNames[role], colors[role])),
    block(GROUP_END, new Uint8Array(0)),
  ];
  const head = new Uint8Array(12);
  const view = new DataView(head.buffer);
  head.set(new TextEncoder().encode('ASEF'));
  view.setUint16(4, 1);
  view.setUint16(6, 0);
  view.setUint32(8, blocks.length);
  return joined([head, ...blocks]);
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The ten colors as a palette of GIMP, Inkscape and Krita. */
export const gplFile = ({ companyName, colors, colorNames }: PackBrand): string => {
  const rows = colorRoles.map((role) => {
    const numbers = bytesOf(colors[role]).map((byte) => String(byte).padStart(3, ' '));
    return `${numbers.join(' ')}\t${oneLine(colorNames[role])}`;
  });
  return `GIMP Palette\nName: ${oneLine(companyName)}\nColumns: 5\n#\n${rows.join('\n')}\n`;
};
