import { allAnswered, firstUncompletedPage, type QuizPage } from '@signet/brand';
import { api, type Quiz } from '@signet/contract';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { industryInCopy } from '../../brand/brand-copy.ts';
import { brandQuery, logoFilesQuery, pinnedBrandQuery, quizQuery, type Brand } from '../../brand/brand-queries.ts';
import { schemeReasons } from '../../brand/reasons.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AccessibilityChapter } from './accessibility-chapter.tsx';
import { BookWithoutBrand } from './book-in-the-making.tsx';
import styles from './book.module.css';
import { ColorsChapter } from './colors-chapter.tsx';
import { Cover } from './cover.tsx';
import { IdentityChapter } from './identity-chapter.tsx';
import { LogoChapter, type BookFile } from './logo-chapter.tsx';
import { TypeChapter } from './type-chapter.tsx';

/** Spec results §2: the book's three parts, each with an address of its own. */
const tabs = [
  { id: paths.book, label: 'LOGO & TYPE' },
  { id: paths.bookColors, label: 'COLORS' },
  { id: paths.bookIdentity, label: 'IDENTITY' },
] as const;

type BookData = { quiz: Quiz; brand: Brand; industry: string | undefined };

/** Everything the book prints besides the files, or the page whose answers it still waits for. */
const bookQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: ['book'],
    queryFn: async (): Promise<BookData | { first: QuizPage }> => {
      const quiz = await client.fetchQuery(quizQuery);
      if (!quiz.completed && !allAnswered(quiz)) return { first: firstUncompletedPage(quiz) };
      const brand = await client.fetchQuery(brandQuery(client, quiz));
      if (!brand) throw new Error('A quiz with all its answers and without a brand');
      if (!quiz.completed) {
        const industries = await call(api.brain.industries, { query: { quizId: quiz._id } });
        return { quiz, brand, industry: industryInCopy(industries, quiz.industry) };
      }
      const { answers } = await client.fetchQuery({ ...pinnedBrandQuery(quiz._id), staleTime: Infinity });
      const { companyName, thoughtsAndFeelings, industry } = answers;
      return {
        quiz: { ...quiz, companyName, thoughtsAndFeelings },
        brand,
        industry: industryInCopy([industry], industry._id),
      };
    },
  });

/** Chapters arrive after the address was opened: what its hash names is looked up once they are there. */
const useChapterOfAddress = (isReady: boolean) => {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);
};

/** The cover and the beginning of the first chapter, on their way. */
const BookSkeleton = () => (
  <div aria-busy="true">
    <Skeleton className={styles.cover} />
    <Skeleton width={320} height={20} />
    <Skeleton height={320} className={styles.next} />
  </div>
);

type Part = { tab: (typeof tabs)[number]['id']; data: BookData; files: readonly BookFile[] };

const Chapters = ({ tab, data, files }: Part) => {
  const { quiz, brand, industry } = data;
  const { companyName, thoughtsAndFeelings: keywords } = quiz;
  if (tab === paths.bookIdentity) return <IdentityChapter quiz={quiz} colors={brand.colors} />;
  if (tab === paths.bookColors) {
    return (
      <>
        <ColorsChapter colors={brand.colors} reasons={schemeReasons(brand)} />
        <AccessibilityChapter colors={brand.colors} />
      </>
    );
  }
  return (
    <>
      <LogoChapter quiz={quiz} brand={brand} files={files} />
      <TypeChapter brand={brand} copy={{ companyName, industry, keywords }} />
    </>
  );
};

/** The brand as a printed guideline: numbered, quiet, every value to be taken along. */
export const Book = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data, isError } = useQuery(bookQuery(useQueryClient()));
  const isCompleted = data !== undefined && 'quiz' in data && data.quiz.completed;
  const files = useQuery({ ...logoFilesQuery, enabled: isCompleted });
  const isReady = data !== undefined && (!isCompleted || files.data !== undefined);
  useChapterOfAddress(isReady);
  if (isError || files.isError) return <LoadFailure message="Failed to initialize Brand Book" />;
  if (!isReady) return <BookSkeleton />;
  if ('first' in data) return <BookWithoutBrand first={data.first} />;
  const tab = tabs.find(({ id }) => id === pathname)?.id ?? paths.book;
  return (
    <article className={styles.book}>
      <Cover quiz={data.quiz} brand={data.brand} files={files.data ?? []} />
      <Tabs
        label="Brand Book"
        tabs={tabs}
        selected={tab}
        onSelect={(id) => void navigate(id, { preventScrollReset: true })}
        className={styles.parts}
        panelClassName={styles.part}
      >
        <Chapters tab={tab} data={data} files={files.data ?? []} />
      </Tabs>
      <footer className={styles.foot}>
        <Link to="#cover">Back to the cover</Link>
        <Link to={`${paths.bookColors}#accessibility`}>Accessibility guide</Link>
      </footer>
    </article>
  );
};
