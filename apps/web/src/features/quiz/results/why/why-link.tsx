import { memo } from 'react';
import { whyPath } from '../../../../paths.ts';
import { Link } from '../../../../shell/link.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { WhyPart } from './why-page.tsx';
import styles from './why-link.module.css';

/** Leads to why a part of the brand is as it is. */
export const WhyLink = memo(({ part, what }: { part: WhyPart; what: string }) => (
  <Link to={`${whyPath}?part=${part}`} className={styles.why}>
    Why this<VisuallyHidden> {what}</VisuallyHidden>?
  </Link>
));
WhyLink.displayName = 'WhyLink';
