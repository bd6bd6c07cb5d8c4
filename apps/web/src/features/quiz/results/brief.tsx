import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BrandSketch } from '../brand-card/brand-sketch.ts';
import { BriefColors } from './brief-colors.tsx';
import { BriefCompetitors } from './brief-competitors.tsx';
import { BriefKeywords } from './brief-keywords.tsx';
import styles from './brief.module.css';
import { EditLink } from './edit-link.tsx';

/** The answers as a printed brief: the name large, then its colors, its keywords and whom it stands apart from. */
export const Brief = ({ sketch, websiteUrl }: { sketch: BrandSketch; websiteUrl: string }) => (
  <article className={styles.brief}>
    <VisuallyHidden>
      <h2>Brief</h2>
    </VisuallyHidden>
    <header className={styles.head}>
      <p className={styles.name}>{sketch.companyName}</p>
      <p className={styles.facts}>{[...sketch.facts, websiteUrl].join(' · ')}</p>
      <EditLink page={1} what="your company" />
    </header>
    <BriefColors favorites={sketch.favorites} disliked={sketch.disliked} />
    <BriefKeywords keywords={sketch.keywords} />
    <BriefCompetitors competitors={sketch.competitors} />
  </article>
);
