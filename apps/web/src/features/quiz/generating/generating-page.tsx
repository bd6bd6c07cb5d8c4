import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useQuiz } from '../answers/use-answers.ts';
import { Assembling } from './assembling.tsx';
import styles from './generating-page.module.css';
import { IntroClip } from './intro-clip.tsx';
import { makingInWords } from './making-in-words.ts';
import { useGeneration } from './use-generation.ts';

/** After the last page: the logo files are made, and the quiz is completed (spec results §2, generating screen). */
export const GeneratingPage = () => {
  const { companyName } = useQuiz();
  const { percent, status, isWhole, introOver, skip } = useGeneration();
  const [isIntro, setIntro] = useState(true);
  return (
    <section className={styles.page}>
      {isIntro && percent === 0 ? (
        <IntroClip
          onEnd={() => {
            setIntro(false);
            introOver();
          }}
        />
      ) : (
        <Assembling percent={percent} />
      )}
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
        {isWhole && percent < 100 && (
          <Button variant="quiet" onPress={skip}>
            Skip
          </Button>
        )}
      </div>
    </section>
  );
};
