import { contrastRatio, textContrast } from '@signet/color';
import { toneHex } from '@signet/scene';
import { flow, footLine, type Line } from '../paper/flow.ts';
import type { Paper } from '../paper/model.ts';
import { openQuestions } from '../paper/papers.ts';
import { senderLines } from '../paper/sender.ts';
import type { Checked, Finding } from './rules.ts';

/** Points below which print is hard to read (documents, preflight). */
export const PRINT_LEAST = 9;

/** Every line of each page, with who sends it and what stands at its foot; on empty paper those alone. */
const linesByPage = (paper: Paper, isEmpty: boolean): Line[][] => {
  const written = isEmpty ? [[], []] : flow(paper).map(({ lines }) => lines);
  return written.map((lines, index) => {
    const sheet = index === 0 ? paper.first : paper.next;
    return [...senderLines(paper, sheet), ...lines, footLine(paper, sheet)];
  });
};

/** What still asks. Empty paper asks nothing of a letter: what its own lines lack is left out of them, and told. */
const asked = (paper: Paper, isEmpty: boolean): Finding[] =>
  openQuestions(isEmpty ? { ...paper, blocks: [] } : paper).map(({ says, isInFile }): Finding => {
    if (isEmpty) return { level: 'warn', rule: 'blank', page: 1, says: `Left out until it is answered: ${says}` };
    return isInFile
      ? { level: 'warn', rule: 'blank', page: 1, says: `To be filled in in the file: ${says}` }
      : { level: 'stop', rule: 'blank', page: 1, says };
  });

/** How words of one style are set on a page. */
const aboutStyle = ({ ground, look }: Paper, { style }: Line, page: number): Finding[] => {
  const found: Finding[] = [];
  const { colors } = look.brand;
  const ratio = contrastRatio(toneHex(style.ink, colors), toneHex(ground, colors));
  if (style.size < PRINT_LEAST)
    found.push({ level: 'stop', rule: 'small', page, says: `Words are set at ${style.size} points here.` });
  if (ratio < textContrast)
    found.push({
      level: 'stop',
      rule: 'contrast',
      page,
      says: `Words have a contrast of ${ratio.toFixed(1)} here; ${textContrast} is due.`,
    });
  return found;
};

/**
 * What is to be seen to before a paper is sent: what is asked on it and how its words are set, those of the sender and
 * the foot too. `isEmpty`: it is printed as letterhead, with nothing written on it.
 */
export const paperPreflight = (paper: Paper, { isEmpty = false } = {}): Checked => {
  const findings = asked(paper, isEmpty);
  const seen = new Set<string>();
  linesByPage(paper, isEmpty).forEach((lines, index) => {
    for (const line of lines) {
      if (seen.has(line.style.name)) continue;
      seen.add(line.style.name);
      findings.push(...aboutStyle(paper, line, index + 1));
    }
  });
  return { looked: ['blank', 'small', 'contrast'], findings, hidden: 0 };
};
