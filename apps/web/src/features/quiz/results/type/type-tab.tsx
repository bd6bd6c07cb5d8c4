import { contrastRatio } from '@signet/color';
import type { BrandColors } from '@signet/contract';
import { useState } from 'react';
import { useBrandFont } from '../../../../brand/brand-font.ts';
import { inBrand } from '../../../../brand/in-brand.ts';
import { colorNamesOf } from '../choice/color-names.ts';
import { LiveLogo } from '../choice/live-logo.tsx';
import { useChosenNow, useConfirmed, type Studio } from '../choice/use-studio.ts';
import { MarkChooser } from '../mark/mark-chooser.tsx';
import { CompanyName } from './company-name.tsx';
import { FontList } from './font-list.tsx';
import { Sample } from './sample.tsx';
import styles from './type-tab.module.css';

/** What the logo is tried on, the brand's own light ground first. */
const grounds = ['n3', 'p1', 'a1', 'w1', 'b1'] as const;
type Ground = (typeof grounds)[number];

/** The color of the logo that stands out most from a ground; the main one wherever it can be read. */
const logoOn = (ground: Ground, colors: BrandColors & { w1: string }): string => {
  const from = (hex: string) => contrastRatio(hex, colors[ground]);
  if (ground !== 'p1' && from(colors.p1) >= 3) return colors.p1;
  return [colors.w1, colors.p2, colors.b1].reduce((best, hex) => (from(hex) > from(best) ? hex : best));
};

const Field = ({ studio }: { studio: Studio }) => {
  const [ground, setGround] = useState<Ground>('n3');
  const { colors: own } = studio.brand;
  const names = colorNamesOf(studio.brand);
  const colors = { ...own, w1: own.w1 ?? '#ffffff' };
  return (
    <div className={styles.field} style={{ backgroundColor: colors[ground] }}>
      <fieldset className={styles.grounds}>
        <legend>Ground of the logo</legend>
        {grounds.map((role) => (
          <label key={role} style={{ backgroundColor: colors[role] }}>
            <input
              type="radio"
              name="ground"
              checked={ground === role}
              onChange={() => setGround(role)}
              aria-label={role === 'w1' ? 'White' : names[role]}
            />
          </label>
        ))}
      </fieldset>
      <div className={styles.logo}>
        <LiveLogo studio={studio} color={logoOn(ground, colors)} />
      </div>
    </div>
  );
};

/** The mark beside the name: drawn from its letters, or none. */
const Mark = ({ studio: { quiz, brand, choices } }: { studio: Studio }) => {
  const confirmed = useConfirmed(choices);
  const { markSelection, markDropped } = useChosenNow(choices).brandQuizSelections;
  const { fontSelections, markSelection: saved } = confirmed.brandQuizSelections;
  const { headlineSelection, bulkTextSelection } = fontSelections ?? {};
  const { style: nameStyle } = useBrandFont(brand.headline);
  return (
    <MarkChooser
      quizId={quiz._id}
      name={confirmed.logoText || quiz.companyName}
      fonts={[headlineSelection?.fontName ?? '', bulkTextSelection?.fontName ?? '']}
      keywords={quiz.thoughtsAndFeelings.map(({ _id }) => _id)}
      selected={markSelection}
      saved={saved}
      dropped={markDropped}
      color={brand.colors.p1}
      nameStyle={nameStyle}
      onChoose={(mark) => {
        const { markSelection: _, markDropped: __, ...others } = choices.current().brandQuizSelections;
        choices.choose('other', { brandQuizSelections: mark ? { ...others, markSelection: mark } : others });
      }}
    />
  );
};

type Part = 'headline' | 'bulkText';

/** Spec results §2, tab 3: the logo on its field, its name, and the two fonts. */
export const TypeTab = ({ studio }: { studio: Studio }) => {
  const { brand, quiz } = studio;
  const [open, setOpen] = useState<Part | undefined>('headline');
  const toggle = (part: Part) => () => setOpen((before) => (before === part ? undefined : part));
  return (
    <div className={styles.tab} style={inBrand(brand.colors)}>
      <div className={styles.left}>
        <Field studio={studio} />
        <Mark studio={studio} />
        <Sample studio={studio} />
      </div>
      <div className={styles.right}>
        <CompanyName key={quiz._id} studio={studio} />
        <FontList
          part="headline"
          label="Logo font"
          studio={studio}
          isOpen={open === 'headline'}
          onToggle={toggle('headline')}
        />
        <FontList
          part="bulkText"
          label="Bulk text font"
          studio={studio}
          isOpen={open === 'bulkText'}
          onToggle={toggle('bulkText')}
        />
      </div>
    </div>
  );
};
