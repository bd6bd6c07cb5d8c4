import { paths } from '../paths.ts';
import { Link } from '../shell/link.tsx';

/** What keeps a document as it was drawn on somebody's own machine. */
export const InstallFonts = ({ names, className }: { names?: readonly string[]; className?: string | undefined }) => (
  <p className={className}>
    For PowerPoint, Keynote and Word install {names && names.length > 0 ? names.join(' and ') : 'your fonts'} first:
    they lie in the folder &ldquo;fonts&rdquo; of your <Link to={paths.book}>brand book&rsquo;s</Link> download. Without
    them another font takes their place, and lines break elsewhere. Google Slides and Docs have them.
  </p>
);
