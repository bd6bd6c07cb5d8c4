import type { KeywordRecord } from '@signet/contract';
import { KeywordIcon } from '../keywords/keyword-icon.tsx';
import { keywordRoles } from '../keywords/keyword-roles.ts';
import styles from './brief-keywords.module.css';
import { Section } from './section.tsx';

/** The three keywords with their parts and meanings. */
export const BriefKeywords = ({ keywords }: { keywords: readonly KeywordRecord[] }) => (
  <Section number={2} title="Keywords" page={4}>
    <ol className={styles.keywords}>
      {keywords.map((keyword, place) => (
        <li key={keyword._id} className={styles.keyword}>
          <KeywordIcon keyword={keyword} size={28} />
          <span className={styles.role}>{keywordRoles[place]}</span>
          <span className={styles.name}>{keyword.name}</span>
          <span className={styles.meaning}>{keyword.meaning}</span>
        </li>
      ))}
    </ol>
  </Section>
);
