import type { ColorSign, ResearchedCompany } from '@signet/contract';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CompanyLogo } from '../competitors/company-logo.tsx';
import styles from './company-colors.module.css';

// for companies alone of which no color was found, or that were added by their address
const ToldColor = lazy(async () => ({ default: (await import('./told-color.tsx')).ToldColor }));
const FoundName = lazy(async () => ({ default: (await import('./found-name.tsx')).FoundName }));

type Color = ResearchedCompany['colors'][number];

const seenIn = {
  logo: 'logo',
  brandVariable: 'brand color in their website’s code',
  themeColor: 'theme color of the page',
  button: 'buttons',
  header: 'top of the page',
  manifest: 'app color',
  icon: 'icon',
  link: 'links',
  style: 'page',
} as const satisfies Record<ColorSign, string>;

/** What became of a company's website, in a founder's words; nothing to say where it was read. */
const outcomes = {
  read: null,
  noSite: 'We know no website of theirs.',
  notReached: 'Their website was not reached.',
  notAllowed: 'Their website does not allow automatic reading.',
  notAPage: 'There is no page at their address.',
  noColors: 'Their website shows no color of its own.',
} as const satisfies Record<NonNullable<ResearchedCompany['outcome']>, string | null>;

const standing = ({ status, colors, outcome }: ResearchedCompany): string | null => {
  if (status === 'waiting') return 'Waiting its turn';
  if (status === 'reading') return 'Reading…';
  if (status === 'failed') return 'Could not be read';
  if (colors.length === 0) return (outcome && outcomes[outcome]) ?? 'We found no clear brand color';
  return outcome && outcomes[outcome];
};

export const Swatches = ({ colors }: { colors: readonly Color[] }) => (
  <span className={styles.swatches} role="img" aria-label={`Colors: ${colors.map(({ hex }) => hex).join(', ')}`}>
    {colors.map(({ hex }) => (
      <span key={hex} className={styles.swatch} style={{ backgroundColor: hex }} />
    ))}
  </span>
);

type Correct = (companyId: string, hex: string, isTheirs: boolean) => Promise<void>;

const Correction = ({ company, correct }: { company: ResearchedCompany; correct: Correct }) => (
  <ul className={styles.list}>
    {company.colors.map(({ hex, from, evidence }) => (
      <li key={hex} className={styles.color}>
        <span className={styles.swatch} style={{ backgroundColor: hex }} aria-hidden="true" />
        <span className={styles.words}>
          {hex}{' '}
          <span className={styles.soft}>
            {from === 'founder' ? 'as you told us' : evidence[0] && `from their ${seenIn[evidence[0].sign]}`}
          </span>
        </span>
        <Button
          variant="quiet"
          aria-label={`${hex} is not a color of ${company.name}`}
          onPress={() => correct(company.companyId, hex, false)}
        >
          Not theirs
        </Button>
      </li>
    ))}
    {company.notTheirs.map((hex) => (
      <li key={hex} className={styles.color}>
        <span className={styles.swatch} style={{ backgroundColor: hex }} data-out="true" aria-hidden="true" />
        <span className={styles.words}>
          {hex}, <span className={styles.soft}>taken out</span>
        </span>
        <Button
          variant="quiet"
          aria-label={`${hex} is a color of ${company.name} after all`}
          onPress={() => correct(company.companyId, hex, true)}
        >
          Put back
        </Button>
      </li>
    ))}
  </ul>
);

/** One competitor: its logo, its colors as they arrive, and a way to say that one is not theirs, or which one is. */
export const CompanyColors = ({ company, correct }: { company: ResearchedCompany; correct: Correct }) => {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { name, colors, notTheirs, imageId, found } = company;
  const words = standing(company);
  const hasColors = colors.length > 0 || notTheirs.length > 0;
  // where nothing was found whoever knows it may say it
  const isUnknown = colors.length === 0 && (company.status === 'read' || company.status === 'failed');
  // the form goes with the answer: the focus goes to what shows it
  const tell = async (hex: string): Promise<void> => {
    await correct(company.companyId, hex, true);
    toggle.current?.focus();
  };
  return (
    <li className={styles.company}>
      <div className={styles.row}>
        {found?.icon ? (
          <img className={styles.icon} src={found.icon} alt="" width={40} height={40} />
        ) : (
          <CompanyLogo imageId={imageId} name="" size={40} />
        )}
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          {found?.name && found.name !== name && (
            <Suspense>
              <FoundName company={company} name={found.name} />
            </Suspense>
          )}
          {colors.length > 0 && <Swatches colors={colors} />}
          {words && <p className={styles.soft}>{words}</p>}
        </div>
        {(hasColors || isUnknown) && (
          <Button
            ref={toggle}
            variant="quiet"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={`Colors of ${name}`}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close' : hasColors ? 'Check' : 'Tell us'}
          </Button>
        )}
      </div>
      {isOpen && hasColors && <Correction company={company} correct={correct} />}
      {isOpen && isUnknown && (
        <Suspense>
          <ToldColor company={company} onTold={tell} />
        </Suspense>
      )}
    </li>
  );
};
