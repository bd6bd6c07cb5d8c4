import { contrastRatio, textContrast } from '@signet/color';
import { toneHex } from '@signet/scene';
import { flow } from '../paper/flow.ts';
import type { Paper } from '../paper/model.ts';
import { openQuestions } from '../paper/papers.ts';
import type { Checked, Finding } from './rules.ts';

/** Points below which print is hard to read (documents, preflight). */
export const PRINT_LEAST = 9;

/** What is to be seen to before a paper is sent: what is asked on it and how its words are set. */
export const paperPreflight = (paper: Paper): Checked => {
  const findings = openQuestions(paper).map(({ says, isInFile }): Finding =>
    isInFile
      ? { level: 'warn', rule: 'blank', page: 1, says: `To be filled in in the file: ${says}` }
      : { level: 'stop', rule: 'blank', page: 1, says },
  );
  const { colors } = paper.look.brand;
  const ground = toneHex(paper.ground, colors);
  const seen = new Set<string>();
  flow(paper).forEach(({ lines }, index) => {
    for (const { style } of lines) {
      if (seen.has(style.name)) continue;
      seen.add(style.name);
      const ratio = contrastRatio(toneHex(style.ink, colors), ground);
      const page = index + 1;
      if (style.size < PRINT_LEAST)
        findings.push({ level: 'stop', rule: 'small', page, says: `Words are set at ${style.size} points here.` });
      if (ratio < textContrast)
        findings.push({
          level: 'stop',
          rule: 'contrast',
          page,
          says: `Words have a contrast of ${ratio.toFixed(1)} here; ${textContrast} is due.`,
        });
    }
  });
  return { looked: ['blank', 'small', 'contrast'], findings, hidden: 0 };
};
