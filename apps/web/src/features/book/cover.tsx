import type { BrandColors, LogoFile } from '@signet/contract';
import { logoFileOf } from '../../brand/brand-queries.ts';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './cover.module.css';

type Props = { companyName: string; colors: BrandColors; files: readonly (LogoFile & { url: string })[] };

/** The cover: the white logo on the primary color, which white is sure to read on (spec results §5). */
export const Cover = ({ companyName, colors, files }: Props) => (
  <header id="cover" className={styles.cover} style={{ backgroundColor: colors.p1, color: '#ffffff' }}>
    <h1 className={styles.title}>
      <VisuallyHidden>{companyName} </VisuallyHidden>
      Brand Book
    </h1>
    <div className={styles.logo}>
      <Picture src={logoFileOf(files, 'w1', 'svg')?.url} alt="" />
    </div>
  </header>
);
