import { describe, expect, it } from 'vitest';
import { anomaliesOf, type Operation } from './history.ts';

type Said = { kind: 'read'; version: number; value: string } | { kind: 'save'; base: number; made: number | null };
/** A call from an instant to another; a save of base n saves `n+1`. */
const call = (from: number, to: number, said: Said): Operation => ({
  founder: 1,
  node: 'a',
  from,
  to,
  ...(said.kind === 'save' ? { ...said, value: `saved ${said.base + 1}` } : said),
});
const save = (from: number, to: number, base: number, made: number | null = base + 1) =>
  call(from, to, { kind: 'save', base, made });
const read = (from: number, to: number, version: number, value = `saved ${version}`) =>
  call(from, to, { kind: 'read', version, value });
const wrong = (...operations: Operation[]) => anomaliesOf(operations, 'saved 0');

describe('a history of one quiz on two nodes', () => {
  it('is right when saves follow each other and reads see them', () => {
    expect(wrong(read(0, 1, 0), save(2, 3, 0), read(4, 5, 1), save(6, 7, 1), read(8, 9, 2))).toEqual([]);
  });
  it('is right when a read at the same time as a save sees it or not', () => {
    expect(wrong(save(0, 10, 0), read(1, 2, 0), read(3, 9, 1))).toEqual([]);
  });
  it('is right when of two saves at once one is refused', () => {
    expect(wrong(save(0, 10, 0), save(1, 9, 0, null))).toEqual([]);
  });
  it.each<[string, Operation[], RegExp]>([
    ['two saves on one version are both taken', [save(0, 5, 0), save(1, 6, 0)], /made twice/],
    ['a version is left out', [save(0, 1, 0), save(2, 3, 1, 3)], /based on 1, it made 3/],
    ['a read after a save does not see it', [save(0, 1, 0), read(2, 3, 0)], /read 0 when 1 was known/],
    ['reads go back', [save(0, 9, 0), read(1, 2, 1), read(3, 4, 0)], /read 0 when 1 was known/],
    ['a read sees what nobody saved', [save(0, 1, 0), read(2, 3, 1, 'another')], /holds 'another'/],
    ['a read sees a version that nobody made', [read(0, 1, 1)], /never made/],
    ['a read sees a save before it began', [read(0, 1, 1), save(2, 3, 0)], /before it was made/],
    ['a save is refused though nobody came before', [save(0, 1, 0, null), save(2, 3, 0)], /was the newest/],
  ])('is wrong when %s', (_case, operations, words) => {
    expect(wrong(...operations).join('\n')).toMatch(words);
  });
  it('takes a save whose answer never came for made where it was read, else for not made', () => {
    const unheard: Operation = { founder: 1, node: 'b', from: 0, to: 5, kind: 'unknown', base: 0, value: 'saved 1' };
    expect(wrong(unheard, read(6, 7, 1))).toEqual([]);
    expect(wrong(unheard, read(6, 7, 0), save(8, 9, 0))).toEqual([]);
    expect(wrong(unheard, save(6, 7, 0, null))).toEqual([]);
  });
});
