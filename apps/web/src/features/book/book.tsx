import { bookManner } from '@signet/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBrandFont } from '../../brand/brand-font.ts';
import { logoFilesQuery } from '../../brand/brand-queries.ts';
import { schemeReasons } from '../../brand/reasons.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useVisitor } from '../../shell/visitor.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BookCover } from './book-cover.tsx';
import { bookQuery, type BookData } from './book-data.ts';
import { bookLook } from './book-look.ts';
import styles from './book.module.css';
import { BookHeader } from './book-header.tsx';
import { bookContentQuery } from './book-queries.ts';
import { LOGO_PARTS, LogoChapter, type BookFile } from './logo-chapter.tsx';
import type { BookContent } from './drawings.tsx';
import { TypeChapter } from './type-chapter.tsx';
import { useTurns } from './use-turns.ts';

// the book opens on its first part; each of the others is fetched when it is chosen
const loadColors = async () => ({ default: (await import('./colors-part.tsx')).ColorsPart });
const loadIdentity = async () => ({ default: (await import('./identity-chapter.tsx')).IdentityChapter });
const [ColorsPart, IdentityChapter] = [lazy(loadColors), lazy(loadIdentity)];
const codeOf: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.bookColors]: loadColors,
  [paths.bookIdentity]: loadIdentity,
};
/** Before there is a brand. */
const BookWithoutBrand = lazy(async () => ({ default: (await import('./book-in-the-making.tsx')).BookWithoutBrand }));
/** Not on the way to the book itself. */
const SideCard = lazy(async () => ({ default: (await import('../../side-card/side-card.tsx')).SideCard }));

/** Spec results §2: the book's three parts, each with an address of its own. */
const tabs = [
  { id: paths.book, label: 'LOGO & TYPE' },
  { id: paths.bookColors, label: 'COLORS' },
  { id: paths.bookIdentity, label: 'IDENTITY' },
] as const;

/** Chapters arrive after the address was opened: what its hash names is looked up once they are there, before this. */
const ChapterOfAddress = () => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return null;
};

/** The beginning of a chapter, on its way. */
const ChapterSkeleton = () => <Skeleton height={900} className={styles.next} />;

/** The cover and the beginning of the first chapter, on their way. */
const BookSkeleton = () => (
  <div aria-busy="true">
    <Skeleton height={40} />
    <Skeleton width={320} height={76} className={styles.after} />
    <Skeleton height={44} className={styles.after} />
    <Skeleton height={400} className={styles.next} />
  </div>
);

type Part = {
  tab: (typeof tabs)[number]['id'];
  data: BookData;
  files: readonly BookFile[];
  content: BookContent | undefined;
};

/** The first part: its chapters one piece after the other, but for whom the address names a place in them. */
const LogoAndType = ({ data: { quiz, brand, industry }, files, content }: Omit<Part, 'tab'>) => {
  const { companyName, thoughtsAndFeelings: keywords } = quiz;
  const { hash } = useLocation();
  const turn = useTurns(LOGO_PARTS + 1, hash !== '' || content === undefined);
  return (
    <>
      <LogoChapter quiz={quiz} brand={brand} files={files} content={content} turn={turn} />
      {turn > LOGO_PARTS ? (
        <TypeChapter brand={brand} copy={{ companyName, industry, keywords }} content={content} />
      ) : (
        <ChapterSkeleton />
      )}
    </>
  );
};

const Chapters = ({ tab, data, files, content }: Part) => {
  const { quiz, brand } = data;
  if (tab === paths.bookIdentity) return <IdentityChapter quiz={quiz} brand={brand} content={content} />;
  if (tab === paths.bookColors) {
    return <ColorsPart brand={brand} reasons={schemeReasons(brand)} content={content} />;
  }
  return <LogoAndType data={data} files={files} content={content} />;
};

type Frame = { data: BookData; tab: Part['tab']; children: ReactNode };

/** The book's frame, laid out in the manner of the brand's kit. */
const OpenBook = ({ data: { quiz, brand, saved }, tab, children }: Frame) => {
  const navigate = useNavigate();
  const { style } = useBrandFont(brand.headline);
  const manner = bookManner(brand.marketingKit?.marketingKitKey);
  return (
    <article className={styles.book} {...bookLook(manner, brand.colors.p1, style)}>
      <BookHeader quiz={quiz} brand={brand} saved={saved} />
      <Tabs
        label="Brand Book"
        tabs={tabs}
        selected={tab}
        onSelect={(id) => void navigate(id, { preventScrollReset: true })}
        className={styles.parts}
        panelClassName={styles.part}
      >
        {tab === paths.book && <BookCover quiz={quiz} brand={brand} />}
        {children}
      </Tabs>
      <Suspense>
        <SideCard />
      </Suspense>
      <footer className={styles.foot}>
        <Link to="#cover">Back to the top</Link>
        <Link to={`${paths.bookColors}#accessibility`}>Accessibility guide</Link>
      </footer>
    </article>
  );
};

/** The brand as a printed guideline: numbered, quiet, every value to be taken along. */
export const Book = () => {
  const { pathname } = useLocation();
  const isFinished = useVisitor()?.user.quizCompleted === true;
  const { data, isError } = useQuery(bookQuery(useQueryClient(), isFinished));
  const isCompleted = data !== undefined && 'quiz' in data && data.quiz.completed;
  const files = useQuery({ ...logoFilesQuery, enabled: isCompleted });
  const content = useQuery({
    ...bookContentQuery(data && 'quiz' in data ? data.quiz._id : ''),
    enabled: isCompleted,
  });
  // the code of the part that is open comes while its drawings are on their way, not after them
  useEffect(() => {
    codeOf[pathname]?.().catch(() => undefined);
  }, [pathname]);
  // the header and the cover need neither the files nor the drawings, which may have to be drawn first
  const hasChapters = !isCompleted || (files.data !== undefined && content.data !== undefined);
  if (isError || files.isError || content.isError) return <LoadFailure message="Failed to initialize Brand Book" />;
  if (!data) return <BookSkeleton />;
  if ('first' in data) {
    return (
      <Suspense fallback={<BookSkeleton />}>
        <BookWithoutBrand first={data.first} />
      </Suspense>
    );
  }
  const tab = tabs.find(({ id }) => id === pathname)?.id ?? paths.book;
  return (
    <OpenBook data={data} tab={tab}>
      {hasChapters ? (
        <Suspense key={tab} fallback={<ChapterSkeleton />}>
          <Chapters tab={tab} data={data} files={files.data ?? []} content={content.data} />
          <ChapterOfAddress />
        </Suspense>
      ) : (
        <ChapterSkeleton />
      )}
    </OpenBook>
  );
};
