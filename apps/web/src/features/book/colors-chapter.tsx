import { colorRoleNames } from '@signet/wording';
import type { ShownReason } from '@signet/contract';
import { IconCopy } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useBrandFont } from '../../brand/brand-font.ts';
import type { Brand } from '../../brand/brand-queries.ts';
import { neutrals, voices } from '../../brand/color-roles.ts';
import { legibleInk } from '../../brand/legible-ink.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Chapter } from './chapter.tsx';
import { ColorRules, ColorValues } from './color-rules.tsx';
import type { BookContent } from './drawings.tsx';
import styles from './colors-chapter.module.css';
import { CopySlide } from './copy-slide.tsx';
import { useCopyHex } from './use-copy-hex.ts';
import { WhyChosen } from './why-chosen.tsx';

const groups = [
  { name: 'Colors that speak', roles: voices },
  { name: 'Colors to rest on', roles: [...neutrals, 'w1'] },
] as const;

/** `14 115 120`: the channels of #0e7378. */
const rgbOf = (hex: string): string => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

type SwatchProps = {
  name: string;
  /** What this color of this brand is called. */ given: string | undefined;
  hex: string;
  isMain: boolean;
  /** Sets what it is called in the brand's own face. */ style: CSSProperties;
  onCopy: (hex: string) => Promise<void>;
};

const Swatch = ({ name, given, hex, isMain, style, onCopy }: SwatchProps) => (
  <li className={styles.item} data-main={isMain}>
    <button
      type="button"
      className={styles.swatch}
      style={{ backgroundColor: hex, color: legibleInk(hex) }}
      onClick={() => void onCopy(hex)}
    >
      <span className={styles.name}>
        <VisuallyHidden>Copy </VisuallyHidden>
        {name}
        {given && given !== name && (
          <span className={styles.given} style={style}>
            {given}
          </span>
        )}
      </span>
      <span className={styles.values}>
        <span className={styles.hex}>
          {hex}
          <IconCopy size={14} aria-hidden="true" />
        </span>
        <span>RGB {rgbOf(hex)}</span>
      </span>
    </button>
  </li>
);

type Props = {
  brand: Pick<Brand, 'colors' | 'headline'>;
  /** Why this scheme. */ reasons: readonly ShownReason[];
  content: BookContent | undefined;
};

const contents = [
  ['values', 'Values'],
  ['how-much', 'How much of each'],
  ['words-on-colors', 'Words on colors'],
  ['tints-and-shades', 'Tints and shades'],
  ['dark-theme', 'Dark theme'],
  ['color-vision', 'Color vision'],
] as const;

/** The scheme; pressing a color copies its hex. */
export const ColorsChapter = ({ brand: { colors, headline }, reasons, content }: Props) => {
  const { style } = useBrandFont(headline);
  const { copy, confirmed, isOpen } = useCopyHex();
  return (
    <Chapter
      id="colors"
      number={3}
      title="Colors"
      intro="The primary color leads and the accents stay rare. Press a color to copy its hex code."
      contents={content && contents}
    >
      {groups.map(({ name, roles }) => (
        <div key={name} className={styles.group}>
          <h3>{name}</h3>
          <ul className={styles.swatches}>
            {roles.map((role) => (
              <Swatch
                key={role}
                name={colorRoleNames[role]}
                given={content?.book.colors.list.find((one) => one.role === role)?.name}
                hex={colors[role] ?? '#ffffff'}
                isMain={role === 'p1'}
                style={style}
                onCopy={copy}
              />
            ))}
          </ul>
        </div>
      ))}
      {reasons.length > 0 && (
        <div className={styles.group}>
          <h3>Why these colors</h3>
          <WhyChosen reasons={reasons} />
        </div>
      )}
      {content && (
        <>
          <ColorValues content={content} onCopy={copy} />
          <ColorRules content={content} onCopy={copy} />
        </>
      )}
      <CopySlide isOpen={isOpen} confirmed={confirmed} />
    </Chapter>
  );
};
