import { logoField } from '@signet/color';
import { colorRoleNames } from '@signet/wording';
import { logoColorKeys, type BrandColors, type LogoColorKey, type LogoFile, type Quiz } from '@signet/contract';
import { IconDownload } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { logoFileOf, type Brand } from '../../brand/brand-queries.ts';
import { LogoPicture } from '../../brand/logo-picture.tsx';
import { Link } from '../../shell/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Chapter } from './chapter.tsx';
import type { OpeningContent } from './drawings.tsx';
import styles from './logo-chapter.module.css';
import { LOGO_RULES, LogoRules } from './logo-rules.tsx';
import { Section } from './section.tsx';
import { usePack } from './use-made-download.ts';

/** Of a brand that is not saved yet. */
const FilesNotMade = lazy(async () => ({ default: (await import('./book-in-the-making.tsx')).FilesNotMade }));

/** A finished file of the logo, and where it is. */
export type BookFile = LogoFile & { fileName: string; url: string };
type PlateProps = { companyName: string; colorKey: LogoColorKey; colors: BrandColors; files: readonly BookFile[] };

const Download = ({ file, what, colorName }: { file: BookFile | undefined; what: string; colorName: string }) =>
  file && (
    <Link look="tool" to={file.url} download={file.fileName}>
      <IconDownload size={16} aria-hidden="true" />
      {what}
      <VisuallyHidden>of the logo in {colorName}</VisuallyHidden>
    </Link>
  );

const Plate = ({ companyName, colorKey, colors, files }: PlateProps) => {
  const [svg, png] = [logoFileOf(files, colorKey, 'svg'), logoFileOf(files, colorKey, 'png')];
  const colorName = colorRoleNames[colorKey];
  return (
    <li className={styles.plate} data-main={colorKey === 'p1'}>
      <div className={styles.field} style={{ backgroundColor: colors[logoField(colorKey, colors)] }}>
        <Picture isLazy src={svg?.url} alt={`${companyName}, ${colorName}`} />
      </div>
      <div className={styles.caption}>
        <span>{colorName}</span>
        <Download file={svg} what="SVG" colorName={colorName} />
        <Download file={png} what="PNG" colorName={colorName} />
      </div>
    </li>
  );
};

const AllLogos = ({ quizId }: { quizId: string }) => (
  <Button onPress={usePack(quizId, 'logos')}>
    <IconDownload size={18} aria-hidden="true" />
    All logos, SVG, PNG and PDF
  </Button>
);

const contentsOf = ({ book }: OpeningContent): [id: string, title: string][] => [
  ['clear-space', 'Clear space'],
  ['smallest-sizes', 'Smallest sizes'],
  ...(book.logo.hasMark ? [['lockups', 'Lockups'] satisfies [string, string]] : []),
  ['proof', 'Difficult conditions'],
  ['grounds', 'Backgrounds'],
  ['not-like-this', 'Not like this'],
  ['files', 'Every color'],
];

type Props = {
  quiz: Quiz;
  brand: Brand;
  files: readonly BookFile[];
  content: OpeningContent | undefined;
  /** How many of its parts are drawn. */
  turn: number;
};

/** How many parts the chapter has: its rules, and its files. */
export const LOGO_PARTS = LOGO_RULES + 1;

/** The logo in every color that it was made in, each on a background that suits it; before that, as it will be. */
export const LogoChapter = ({ quiz, brand, files, content, turn }: Props) => (
  <Chapter
    id="logo"
    number={1}
    title="Logo"
    intro={
      content?.book.logo.story.join(' ') ||
      'Your name in your own letters. Use the SVG where you can: it is sharp at any size.'
    }
    contents={content && contentsOf(content)}
  >
    {content && <LogoRules content={content} turn={turn} />}
    {quiz.completed && turn >= LOGO_PARTS && (
      <Section
        id="files"
        title="Every color"
        intro="SVG for screens of any size, PNG for everything else. The pack has PDF for print."
      >
        <ul className={styles.plates}>
          {logoColorKeys.map((colorKey) => (
            <Plate
              key={colorKey}
              companyName={quiz.companyName}
              colorKey={colorKey}
              colors={brand.colors}
              files={files}
            />
          ))}
        </ul>
        <AllLogos quizId={quiz._id} />
      </Section>
    )}
    {!quiz.completed && (
      <ul className={styles.plates}>
        <li className={styles.plate} data-main>
          <div className={styles.field} style={{ backgroundColor: brand.colors[logoField('p1', brand.colors)] }}>
            <LogoPicture quiz={quiz} colorKey="p1" basis={`${brand.basis} ${quiz.version}`} />
          </div>
        </li>
      </ul>
    )}
    {!quiz.completed && (
      <Suspense>
        <FilesNotMade />
      </Suspense>
    )}
  </Chapter>
);
