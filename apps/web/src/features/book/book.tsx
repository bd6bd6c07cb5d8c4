import { allAnswered, firstUncompletedPage, type QuizPage } from '@signet/brand';
import { bookCalls, brainCalls, brandCalls, type Quiz } from '@signet/contract';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { industryInCopy } from '../../brand/brand-copy.ts';
import { brandQuery, logoFilesQuery, pinnedBrandQuery, type Brand } from '../../brand/brand-queries.ts';
import { activeQuizQuery } from '../../brand/own-quiz.ts';
import { schemeReasons } from '../../brand/reasons.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useVisitor } from '../../shell/visitor.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BookCover } from './book-cover.tsx';
import { BookWithoutBrand } from './book-in-the-making.tsx';
import styles from './book.module.css';
import { BookHeader } from './book-header.tsx';
import { bookContentQuery } from './book-queries.ts';
import { LogoChapter, type BookFile } from './logo-chapter.tsx';
import type { BookContent } from './drawings.tsx';
import { TypeChapter } from './type-chapter.tsx';

// the book opens on its first part; each of the others is fetched when it is chosen
const ColorsPart = lazy(async () => ({ default: (await import('./colors-part.tsx')).ColorsPart }));
const IdentityChapter = lazy(async () => ({ default: (await import('./identity-chapter.tsx')).IdentityChapter }));
/** Not on the way to the book itself. */
const SideCard = lazy(async () => ({ default: (await import('../../side-card/side-card.tsx')).SideCard }));

/** Spec results §2: the book's three parts, each with an address of its own. */
const tabs = [
  { id: paths.book, label: 'LOGO & TYPE' },
  { id: paths.bookColors, label: 'COLORS' },
  { id: paths.bookIdentity, label: 'IDENTITY' },
] as const;

type BookData = {
  quiz: Quiz;
  brand: Brand;
  industry: string | undefined;
  /** Which version it is, once there is one. */
  saved: { number: number; savedAt: string } | undefined;
};

/**
 * All that a finished brand's book is made from, asked for at once: each of these calls answers for the active brand
 * unless told otherwise. What fails here is asked for again where it is wanted.
 */
const askAhead = (client: QueryClient) => {
  void client.prefetchQuery(logoFilesQuery);
  const orNothing = <T,>(asked: Promise<T>): Promise<T | undefined> => asked.catch(() => undefined);
  return { pinned: orNothing(call(brandCalls.get)), content: orNothing(call(bookCalls.get)) };
};

/** Everything the book prints besides the files, or the page whose answers it still waits for. */
const bookQuery = (client: QueryClient, isFinished: boolean) =>
  queryOptions({
    queryKey: ['book'],
    queryFn: async (): Promise<BookData | { first: QuizPage }> => {
      const ahead = isFinished ? askAhead(client) : undefined;
      const quiz = await client.fetchQuery({ ...activeQuizQuery, staleTime: 0 });
      if (!quiz.completed && !allAnswered(quiz)) return { first: firstUncompletedPage(quiz) };
      if (quiz.completed) {
        const pinned = await ahead?.pinned;
        const isOfQuiz = pinned?.quizId === quiz._id;
        if (isOfQuiz) client.setQueryData(pinnedBrandQuery(quiz._id).queryKey, pinned);
        void client.prefetchQuery(bookContentQuery(quiz._id, isOfQuiz ? ahead?.content : undefined));
      }
      const brand = await client.fetchQuery(brandQuery(client, quiz));
      if (!brand) throw new Error('A quiz with all its answers and without a brand');
      if (!quiz.completed) {
        const industries = await call(brainCalls.industries, { query: { quizId: quiz._id } });
        return { quiz, brand, industry: industryInCopy(industries, quiz.industry), saved: undefined };
      }
      const { answers, number, pinnedAt } = await client.fetchQuery({
        ...pinnedBrandQuery(quiz._id),
        staleTime: Infinity,
      });
      const { companyName, thoughtsAndFeelings, industry } = answers;
      return {
        quiz: { ...quiz, companyName, thoughtsAndFeelings },
        brand,
        industry: industryInCopy([industry], industry._id),
        saved: { number, savedAt: pinnedAt },
      };
    },
  });

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
    <Skeleton width={320} height={40} />
    <Skeleton height={44} className={styles.next} />
    <Skeleton height={400} className={styles.next} />
  </div>
);

type Part = {
  tab: (typeof tabs)[number]['id'];
  data: BookData;
  files: readonly BookFile[];
  content: BookContent | undefined;
};

const Chapters = ({ tab, data, files, content }: Part) => {
  const { quiz, brand, industry } = data;
  const { companyName, thoughtsAndFeelings: keywords } = quiz;
  if (tab === paths.bookIdentity) return <IdentityChapter quiz={quiz} colors={brand.colors} content={content} />;
  if (tab === paths.bookColors) {
    return <ColorsPart colors={brand.colors} reasons={schemeReasons(brand)} content={content} />;
  }
  return (
    <>
      <LogoChapter quiz={quiz} brand={brand} files={files} content={content} />
      <TypeChapter brand={brand} copy={{ companyName, industry, keywords }} content={content} />
    </>
  );
};

/** The brand as a printed guideline: numbered, quiet, every value to be taken along. */
export const Book = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isFinished = useVisitor()?.user.quizCompleted === true;
  const { data, isError } = useQuery(bookQuery(useQueryClient(), isFinished));
  const isCompleted = data !== undefined && 'quiz' in data && data.quiz.completed;
  const files = useQuery({ ...logoFilesQuery, enabled: isCompleted });
  const content = useQuery({
    ...bookContentQuery(data && 'quiz' in data ? data.quiz._id : ''),
    enabled: isCompleted,
  });
  // the header and the cover need neither the files nor the drawings, which may have to be drawn first
  const hasChapters = !isCompleted || (files.data !== undefined && content.data !== undefined);
  if (isError || files.isError || content.isError) return <LoadFailure message="Failed to initialize Brand Book" />;
  if (!data) return <BookSkeleton />;
  if ('first' in data) return <BookWithoutBrand first={data.first} />;
  const tab = tabs.find(({ id }) => id === pathname)?.id ?? paths.book;
  return (
    <article className={styles.book}>
      <BookHeader quiz={data.quiz} saved={data.saved} />
      <Tabs
        label="Brand Book"
        tabs={tabs}
        selected={tab}
        onSelect={(id) => void navigate(id, { preventScrollReset: true })}
        className={styles.parts}
        panelClassName={styles.part}
      >
        {tab === paths.book && <BookCover quiz={data.quiz} brand={data.brand} />}
        {hasChapters ? (
          <Suspense key={tab} fallback={<ChapterSkeleton />}>
            <Chapters tab={tab} data={data} files={files.data ?? []} content={content.data} />
            <ChapterOfAddress />
          </Suspense>
        ) : (
          <ChapterSkeleton />
        )}
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
