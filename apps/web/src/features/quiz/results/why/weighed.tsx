import { businessLifecycles, type Quiz, type Weighed as Part } from '@signet/contract';
import { listed } from '../../../../brand/brand-copy.ts';
import { useIndustryInCopy } from '../world/use-copy.ts';
import styles from './weighed.module.css';

const names: Readonly<Record<Part['of'], string>> = {
  favorites: 'Favorites',
  keywords: 'Keywords',
  rivals: 'Apart from',
  trade: 'Trade',
  stage: 'Stage',
  dislikes: 'Not wanted',
  harmony: 'Harmony',
};

/** What of the answers a part speaks of. */
const useAnswers = (quiz: Quiz): Readonly<Record<Part['of'], string>> => {
  const industry = useIndustryInCopy(quiz) ?? '';
  const { favoriteColors = [], dislikedColors = [] } = quiz.colorPreferences ?? {};
  const lower = (list: readonly { name: string }[]) => listed(list.map(({ name }) => name.toLowerCase()));
  return {
    favorites: lower(favoriteColors),
    keywords: lower(quiz.thoughtsAndFeelings),
    // a scheme was kept apart from no others
    rivals: 'competitors whose colors are known',
    trade: industry,
    stage: businessLifecycles.find(({ id }) => id === quiz.businessLifecycle)?.name ?? '',
    dislikes: lower(dislikedColors),
    harmony: 'how its colors go together',
  };
};

/** Each kind of answer with a bar as long as what it weighed. */
export const Weighed = ({ quiz, weighed }: { quiz: Quiz; weighed: readonly Part[] }) => {
  const answers = useAnswers(quiz);
  const most = Math.max(...weighed.map(({ share }) => share));
  return (
    <ul className={styles.list} aria-label="What each answer weighed, of 100">
      {weighed.map(({ of, share }) => (
        <li key={of}>
          <span>{names[of]}</span>
          <span className={styles.answer}>{answers[of]}</span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${(share / most) * 100}%` }} />
          </span>
          <strong>{share}</strong>
        </li>
      ))}
    </ul>
  );
};
