import type { Quiz } from '@signet/contract';
import { logoFileOf, type Brand } from '../../brand/brand-queries.ts';
import { LogoPicture } from '../../brand/logo-picture.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './cover.module.css';
import type { BookFile } from './logo-chapter.tsx';

type Props = { quiz: Quiz; brand: Brand; files: readonly BookFile[] };

/** The cover: the white logo on the primary color, which white is sure to read on (spec results §5). */
export const Cover = ({ quiz, brand, files }: Props) => (
  <header id="cover" className={styles.cover} style={{ backgroundColor: brand.colors.p1, color: '#ffffff' }}>
    <h1 className={styles.title}>
      <VisuallyHidden>{quiz.companyName} </VisuallyHidden>
      Brand Book
    </h1>
    <div className={styles.logo} aria-hidden="true">
      {quiz.completed ? (
        <Picture src={logoFileOf(files, 'w1', 'svg')?.url} alt="" />
      ) : (
        <LogoPicture companyName={quiz.companyName} colorKey="w1" basis={`${brand.basis} ${quiz.version}`} />
      )}
    </div>
  </header>
);
