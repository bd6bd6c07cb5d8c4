import fc from 'fast-check';

/** Things that arrive when somebody means harm, or does not know better. */

/** Any text that UTF-8 can carry. (fast-check's own `binary` unit takes most of a second to prepare.) */
export const anyText = fc
  .string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 40 })
  .map((text) => text.toWellFormed());

const megabyte = 'a'.repeat(1024 * 1024);
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Values to put in the place of any part of a request. */
export const nastyValues: Record<string, unknown> = {
  null: null,
  true: true,
  zero: 0,
  'a negative number': -1,
  'a fraction': 0.5,
  'a number beyond integers': 2 ** 63,
  'a number beyond columns': 2 ** 40,
  'an empty text': '',
  spaces: '   ',
  'an empty list': [],
  'an empty object': {},
  'a list in a list': [[[]]],
  'a list of nulls': [null, null, null],
  'a long list': Array.from({ length: 5000 }, () => 'x'),
  'a long text': 'x'.repeat(40_000),
  'a megabyte': megabyte,
  'a NUL byte': 'a\u0000b',
  'a lone surrogate': 'a\uD800b',
  'the other lone surrogate': '\uDC00',
  'right to left': 'שלום ‮evil‬ مرحبا',
  'zero width': '\u200B\u2060\uFEFF',
  'a control character': 'a\u0007\u001B[31mb',
  'many emoji': '🧑‍🚀'.repeat(50),
  'combining marks': 'Z' + '\u0337'.repeat(500),
  'the last code points': '\uFFFE\uFFFF\u{10FFFF}',
  SQL: `'; drop table users; -- `,
  'a pattern': '%_\\',
  markup: '<script>alert(1)</script>',
  'a template': '${process.exit(1)} {{7*7}}',
  'a header break': 'a\r\nset-cookie: a=b',
  'a path': '../../../../etc/passwd',
  'the name of a prototype': '__proto__',
  'the name of a constructor': 'constructor',
  'a method every object has': 'toString',
  'a date': '2026-13-45',
  "a uuid that is nobody's": '6acfa7da-1dbd-4a1f-9e6b-1c1a1c1a1c1a',
  'the empty uuid': '00000000-0000-0000-0000-000000000000',
};

const json = 'application/json';
/** Bodies as bytes with their content type. */
export const nastyBodies: Record<string, { type?: string; payload: string | Buffer }> = {
  'no content type': { payload: '{"version":0}' },
  'plain text': { type: 'text/plain', payload: '{"version":0}' },
  'a form': { type: 'application/x-www-form-urlencoded', payload: 'version=0' },
  'a multipart form': {
    type: 'multipart/form-data; boundary=x',
    payload: '--x\r\ncontent-disposition: form-data; name="version"\r\n\r\n0\r\n--x--',
  },
  XML: { type: 'application/xml', payload: '<version>0</version>' },
  'a content type that is none': { type: ';;;', payload: '{}' },
  'a content type of another charset': {
    type: `${json}; charset=utf-16`,
    payload: Buffer.from('{"version":0}', 'utf16le'),
  },
  'a charset that is none': { type: `${json}; charset="\\"`, payload: 'version' },
  'an empty body': { type: json, payload: '' },
  'half a body': { type: json, payload: '{"version":' },
  'two bodies': { type: json, payload: '{"version":0}{"version":0}' },
  'a body with a comment': { type: json, payload: '{/* */"version":0}' },
  NaN: { type: json, payload: '{"version":NaN}' },
  'bytes that are no UTF-8': { type: json, payload: Buffer.from([0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22]) },
  'a number of 5,000 digits': { type: json, payload: `{"version":${'9'.repeat(5000)}}` },
  'lists 10,000 deep': { type: json, payload: nested('[', ']', 10_000) },
  'objects 5,000 deep': { type: json, payload: `${'{"a":'.repeat(5000)}0${'}'.repeat(5000)}` },
  'lists 10,000 deep in a field': { type: json, payload: `{"version":${nested('[', ']', 10_000)}}` },
  'a megabyte': { type: json, payload: JSON.stringify(megabyte) },
  'a million items': { type: json, payload: `[${'0,'.repeat(500_000)}0]` },
  'a prototype': { type: json, payload: '{"__proto__":{"version":0,"isAdmin":true}}' },
  'a prototype under an escape': { type: json, payload: '{"\\u005f_proto__":{"version":0}}' },
  'a constructor': { type: json, payload: '{"constructor":{"prototype":{"version":0}}}' },
  null: { type: json, payload: 'null' },
  'a text': { type: json, payload: '"version"' },
  'a number': { type: json, payload: '0' },
};

/** What may stand in a path where a name is expected, as it is written on the wire. */
export const nastySegments = [
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f%2e%2e%2f',
  '%252e%252e%252f',
  '..%5c..%5cboot.ini',
  '..',
  '.',
  '%00',
  'a%00.png',
  '%E0%A4',
  '%',
  '%zz',
  '%C0%AF',
  '%FF',
  '%ED%A0%80',
  '%F0%9F%92%A9',
  '%E2%80%AE',
  '%0d%0aset-cookie:%20a=b',
  "'%20or%201=1--",
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '*',
  ':id',
  '%20',
  ';a=b',
  '@',
  '~root',
  'a'.repeat(1900),
  'a'.repeat(3000),
  '%41'.repeat(3000),
  '/'.repeat(50),
  '6acfa7da-1dbd-4a1f-9e6b-1c1a1c1a1c1a%20',
];

/** Queries that a call never asked for. */
export const nastyQueries = [
  '?',
  '??',
  '?&&&',
  '?=',
  '?__proto__=1&__proto__[a]=b',
  '?constructor[prototype][a]=b',
  '?a[b][c]=d&a[]=1',
  '?%E0%A4=%',
  `?a=${'b'.repeat(10_000)}`,
  '?%00=%00',
  '?limit=1&limit=2',
  '#x',
];

export const otherMethods = ['HEAD', 'OPTIONS', 'TRACE', 'PATCH', 'DELETE', 'POST', 'PUT', 'PROPFIND'] as const;
