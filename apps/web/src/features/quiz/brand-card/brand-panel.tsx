import { layout } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useAllAnswers, useQuiz } from '../answers/use-answers.ts';
import { industriesQuery } from '../quiz-queries.ts';
import { BrandCard } from './brand-card.tsx';
import styles from './brand-panel.module.css';
import { sketchBrand, sketchInShort } from './brand-sketch.ts';
import { FoldedLine } from '../../../ui/folded-line.tsx';
import { useMedia } from '../../../ui/use-media.ts';

const LARGE = `(width >= ${layout.breakpoints.lg}px)`;

/** The brand card in its place: open beside the work on large screens, folded into one line above it on others. */
export const BrandPanel = () => {
  const quiz = useQuiz();
  const { data: industries = [] } = useQuery(industriesQuery(quiz._id));
  const sketch = sketchBrand(useAllAnswers(), industries);
  const large = useMedia(LARGE);
  if (large) {
    return (
      <div className={styles.column}>
        <p className={styles.label}>Your brand so far</p>
        <BrandCard sketch={sketch} />
      </div>
    );
  }
  return (
    <FoldedLine
      label="Your brand so far"
      short={sketchInShort(sketch)}
      before={
        <span className={styles.dots} aria-hidden="true">
          {sketch.favorites.map((color) => (
            <span key={color._id} className={styles.dot} style={{ backgroundColor: color.hex }} />
          ))}
        </span>
      }
    >
      <BrandCard sketch={sketch} />
    </FoldedLine>
  );
};
