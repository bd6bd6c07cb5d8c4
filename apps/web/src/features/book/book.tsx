import type { Quiz } from '@signet/contract';
import { api } from '@signet/contract';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../api/call.ts';
import { industryInCopy } from '../../brand/brand-copy.ts';
import { brandQuery, logoFilesQuery, pinnedBrandQuery, quizQuery, type Brand } from '../../brand/brand-queries.ts';
import { schemeReasons } from '../../brand/reasons.ts';
import { Link } from '../../shell/link.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { AccessibilityChapter } from './accessibility-chapter.tsx';
import { BookContents } from './book-contents.tsx';
import { BookSkeleton } from './book-skeleton.tsx';
import styles from './book.module.css';
import { ColorsChapter } from './colors-chapter.tsx';
import { Cover } from './cover.tsx';
import { IdentityChapter } from './identity-chapter.tsx';
import { LogoChapter } from './logo-chapter.tsx';
import { TypeChapter } from './type-chapter.tsx';

type BookData = { quiz: Quiz; brand: Brand; industry: string | undefined };

/** Everything the book prints besides the files. Throws where the brand is not whole. */
const bookQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: ['book'],
    queryFn: async (): Promise<BookData> => {
      const quiz = await client.fetchQuery(quizQuery);
      const brand = await client.fetchQuery(brandQuery(client, quiz));
      if (!brand) throw new Error('A completed quiz without a brand');
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

/** The brand as a printed guideline: numbered, quiet, every value to be taken along. */
export const Book = () => {
  const book = useQuery(bookQuery(useQueryClient()));
  const files = useQuery(logoFilesQuery);
  useChapterOfAddress(Boolean(book.data && files.data));
  if (book.isError || files.isError) return <LoadFailure message="Failed to initialize Brand Book" />;
  if (!book.data || !files.data) return <BookSkeleton />;
  const { quiz, brand, industry } = book.data;
  return (
    <article className={styles.book}>
      <Cover companyName={quiz.companyName} colors={brand.colors} files={files.data} />
      <BookContents />
      <LogoChapter companyName={quiz.companyName} colors={brand.colors} files={files.data} />
      <TypeChapter
        brand={brand}
        copy={{ companyName: quiz.companyName, industry, keywords: quiz.thoughtsAndFeelings }}
      />
      <ColorsChapter colors={brand.colors} reasons={schemeReasons(brand)} />
      <IdentityChapter quiz={quiz} colors={brand.colors} />
      <AccessibilityChapter colors={brand.colors} />
      <footer className={styles.foot}>
        <Link to="#cover">Back to the cover</Link>
        <Link to="#accessibility">Accessibility guide</Link>
      </footer>
    </article>
  );
};
