import { bookManner } from '@signet/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBrandFont } from '../../brand/brand-font.ts';
import { logoFilesQuery } from '../../brand/brand-queries.ts';
import { schemeReasons } from '../../brand/reasons.ts';
import { paths } from '../../paths.ts';
import { useComesBack } from '../../shell/comes-back.ts';
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
import { bookContentQuery, bookOpeningQuery } from './book-queries.ts';
import { LOGO_PARTS, LogoChapter, type BookFile } from './logo-chapter.tsx';
import type { OpeningContent } from './drawings.tsx';
import { TypeChapter } from './type-chapter.tsx';
import { useTurns } from '../../ui/use-turns.ts';
import { lazyAside } from '../../ui/lazy-aside.ts';

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
const SideCard = lazyAside(async () => (await import('../../side-card/side-card.tsx')).SideCard);

/** Spec results §2: the book's three parts, each with an address of its own. */
const tabs = [
  { id: paths.book, label: 'LOGO & TYPE' },
  { id: paths.bookColors, label: 'COLORS' },
  { id: paths.bookIdentity, label: 'IDENTITY' },
] as const;

type Tab = (typeof tabs)[number]['id'];

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

const FAILED = 'Failed to initialize Brand Book';

/** Before the quiz is completed a book has neither files nor drawings. */
type FirstPart = { data: BookData; files: readonly BookFile[]; opening: OpeningContent | undefined };

/**
 * The first part: its chapters one piece after the other, but for whom the address names a place in them, or who comes
 * back to one.
 */
const LogoAndType = ({ data: { quiz, brand, industry }, files, opening }: FirstPart) => {
  const { companyName, thoughtsAndFeelings: keywords } = quiz;
  const { hash } = useLocation();
  const comesBack = useComesBack();
  const turn = useTurns(LOGO_PARTS + 1, hash !== '' || comesBack || opening === undefined);
  return (
    <>
      <LogoChapter quiz={quiz} brand={brand} files={files} content={opening} turn={turn} />
      {turn > LOGO_PARTS ? (
        <TypeChapter brand={brand} copy={{ companyName, industry, keywords }} content={opening} />
      ) : (
        <ChapterSkeleton />
      )}
    </>
  );
};

/** What the book opens on: it waits for the files and for the drawings of its own chapters alone. */
const OpeningPart = ({ data }: { data: BookData }) => {
  const { _id: quizId, completed } = data.quiz;
  const files = useQuery({ ...logoFilesQuery, enabled: completed });
  const opening = useQuery({ ...bookOpeningQuery(quizId), enabled: completed });
  if (files.isError || opening.isError) return <LoadFailure message={FAILED} />;
  if (completed && !(files.data && opening.data)) return <ChapterSkeleton />;
  return (
    <>
      <LogoAndType data={data} files={files.data ?? []} opening={opening.data} />
      <ChapterOfAddress />
    </>
  );
};

/** The parts that wait for the whole book. */
const LaterPart = ({ data: { quiz, brand }, tab }: { data: BookData; tab: Tab }) => {
  const { data: content, isError } = useQuery({ ...bookContentQuery(quiz._id), enabled: quiz.completed });
  if (isError) return <LoadFailure message={FAILED} />;
  if (quiz.completed && !content) return <ChapterSkeleton />;
  return (
    <Suspense key={tab} fallback={<ChapterSkeleton />}>
      {tab === paths.bookIdentity ? (
        <IdentityChapter quiz={quiz} brand={brand} content={content} />
      ) : (
        <ColorsPart brand={brand} reasons={schemeReasons(brand)} content={content} />
      )}
      <ChapterOfAddress />
    </Suspense>
  );
};

type Frame = { data: BookData; tab: Tab; children: ReactNode };

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
  // the code of the part that is open comes while its drawings are on their way, not after them
  useEffect(() => {
    codeOf[pathname]?.().catch(() => undefined);
  }, [pathname]);
  if (isError) return <LoadFailure message={FAILED} />;
  if (!data) return <BookSkeleton />;
  if ('first' in data) {
    return (
      <Suspense fallback={<BookSkeleton />}>
        <BookWithoutBrand first={data.first} />
      </Suspense>
    );
  }
  const tab = tabs.find(({ id }) => id === pathname)?.id ?? paths.book;
  // the header and the cover need neither the files nor the drawings, which may have to be drawn first
  return (
    <OpenBook data={data} tab={tab}>
      {tab === paths.book ? <OpeningPart data={data} /> : <LaterPart data={data} tab={tab} />}
    </OpenBook>
  );
};
