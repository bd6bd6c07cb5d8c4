import { plainName } from '@signet/color';
import { useNavigate } from 'react-router';
import { listed } from '../../../../brand/brand-copy.ts';
import { quizPath } from '../../../../paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import type { ShownResearch } from '../../analysis/use-research.ts';
import styles from './still-analyzing.module.css';

type Company = ShownResearch['companies'][number];

const isRead = ({ status }: Company): boolean => status === 'read' || status === 'failed';

const found = (company: Company): string => {
  if (company.mainColor) return plainName(company.mainColor).toLowerCase();
  if (isRead(company)) return 'no color of its own';
  return company.status === 'reading' ? 'reading' : 'next';
};

const doing = (left: readonly string[]): string =>
  left.length === 0 ? 'Putting together what was found.' : `Reading the colors of ${listed(left)}.`;

/**
 * Over the locked page until the research has ended (spec results §4). Two ways out: back to the keywords, or on
 * without what has not been read.
 */
export const StillAnalyzing = ({ research: { companies, progress, abandon } }: { research: ShownResearch }) => {
  const navigate = useNavigate();
  const left = companies.filter((company) => !isRead(company)).map(({ name }) => name);
  return (
    <section className={styles.panel} aria-labelledby="still-analyzing">
      <h2 id="still-analyzing" className={styles.title}>
        Still Analyzing...
      </h2>
      <p role="status">{doing(left)}</p>
      <ProgressBar label="Competitors read" progress={progress} isRound />
      <ul className={styles.companies}>
        {companies.map((company) => (
          <li key={`${company.companyId} ${company.imageId}`} className={styles.company}>
            <span
              className={styles.dot}
              data-known={company.mainColor !== null}
              style={company.mainColor ? { backgroundColor: company.mainColor } : undefined}
            />
            <span className={styles.name}>{company.name}</span>
            <span className={styles.color}>{found(company)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button onPress={() => void navigate(quizPath(4))}>Change my keywords</Button>
        <Button variant="primary" isDisabled={left.length === 0} onPress={abandon}>
          See my brand now
        </Button>
      </div>
      {left.length > 0 && (
        <p className={styles.cost}>If you look now, your colors are not compared with {listed(left)}.</p>
      )}
    </section>
  );
};
