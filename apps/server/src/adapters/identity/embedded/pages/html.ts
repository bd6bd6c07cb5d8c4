/** Markup that is safe to send: everything put into it was escaped. Only `html` makes it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | false | undefined | readonly Html[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const rendered = (piece: Piece): string => {
  if (piece instanceof Html) return piece.text;
  if (piece === false || piece === undefined) return '';
  if (typeof piece === 'object') return piece.map((part) => part.text).join('');
  return escaped(String(piece));
};

/** A template of markup: `html\`<p>${name}</p>\``. Strings are escaped, `false` and `undefined` leave nothing. */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]): Html =>
  new Html(parts.reduce((text, part, index) => text + rendered(pieces[index - 1]) + part));
