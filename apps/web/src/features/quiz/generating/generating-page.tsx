import { useQuery, useQueryClient } from '@tanstack/react-query';
import { brandQuery } from '../../../brand/brand-queries.ts';
import { voices } from '../../../brand/color-roles.ts';
import { useQuiz } from '../answers/use-answers.ts';
import styles from './generating-page.module.css';
import { IntroClip } from './intro-clip.tsx';
import { makingInWords } from './making-in-words.ts';
import { useGeneration } from './use-generation.ts';

/** The scheme, color by color as the bar rises; decoration. */
const Assembling = ({ percent }: { percent: number }) => {
  const { data: brand } = useQuery(brandQuery(useQueryClient(), useQuiz()));
  return (
    <div className={styles.colors} aria-hidden="true">
      {brand &&
        voices.map((role, place) => (
          <span
            key={role}
            className={styles.color}
            data-arrived={percent >= (place + 1) * (90 / voices.length)}
            style={{ backgroundColor: brand.colors[role] }}
          />
        ))}
    </div>
  );
};

/** After the last page: the logo files are made, and the quiz is completed (spec results §2, generating screen). */
export const GeneratingPage = () => {
  const { companyName } = useQuiz();
  const { percent, status, introOver } = useGeneration();
  return (
    <section className={styles.page}>
      <IntroClip onEnd={introOver} />
      <h1>Generating Your Brand Kit</h1>
      <p className={styles.text} role="status">
        {makingInWords(companyName, status)}
      </p>
      <div className={styles.bar}>
        <div
          className={styles.track}
          role="progressbar"
          aria-label="Generating Your Brand Kit"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <div className={styles.done} style={{ transform: `scaleX(${percent / 100})` }} />
        </div>
        <span className={styles.percent} aria-hidden="true">
          {percent}%
        </span>
      </div>
      <Assembling percent={percent} />
    </section>
  );
};
