import { Link } from '../../shell/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { bookLook } from './book-look.ts';
import { Chapter } from './chapter.tsx';
import { Argument } from './identity-argument.tsx';
import { ColorRules, ColorValues } from './color-rules.tsx';
import { CopySlide } from './copy-slide.tsx';
import type { BookContent } from './drawings.tsx';
import { Pattern, Voice } from './identity-rules.tsx';
import { InUse } from './in-use.tsx';
import { LogoRules } from './logo-rules.tsx';
import styles from './shared-book.module.css';
import { useCopyHex } from './use-copy-hex.ts';

const parts = { headline: 'Headlines', text: 'Text' } as const;

const Faces = ({ content: { book, drawings } }: { content: BookContent }) => (
  <ul className={styles.faces}>
    {book.type.faces.map(({ part, fontName, weight, designer, licence, source }) => (
      <li key={part}>
        <p className={styles.soft}>{parts[part]}</p>
        <h3>{fontName}</h3>
        <div className={styles.specimen}>
          <Picture src={drawings[`specimen-${part}`]} alt={`Letters of ${fontName}`} />
        </div>
        <p className={styles.soft}>
          {[weight, designer && `by ${designer}`, licence].filter(Boolean).join(', ')}.{' '}
          <Link to={source}>Where to get it</Link>
        </p>
      </li>
    ))}
  </ul>
);

/** The whole book on one page, with nothing to change. */
export const SharedBook = ({ content }: { content: BookContent }) => {
  const { copy, confirmed, isOpen } = useCopyHex();
  const { companyName, logo, kit, colors } = content.book;
  const primary = colors.list.find(({ role }) => role === 'p1')?.hex ?? '#000000';
  return (
    <article {...bookLook(kit.manner, primary)}>
      <header className={styles.cover}>
        {/* the cover says both, larger than a heading above it would */}
        <VisuallyHidden>
          <h1>{companyName} Brand Book</h1>
        </VisuallyHidden>
        <Picture src={content.drawings['preview']} alt={`Cover of the brand book of ${companyName}`} />
      </header>
      <Chapter id="logo" number={1} title="Logo" intro={logo.story.join(' ') || 'The name in its own letters.'}>
        <LogoRules content={content} />
      </Chapter>
      <Chapter id="type" number={2} title="Type" intro="Free for print, the web and products, under their licences.">
        <Faces content={content} />
      </Chapter>
      <Chapter id="colors" number={3} title="Colors" intro="The primary color leads and the accents stay rare.">
        <ColorValues content={content} onCopy={copy} />
        <ColorRules content={content} onCopy={copy} />
      </Chapter>
      <Chapter id="identity" number={4} title="Identity" intro={`What people should remember about ${companyName}.`}>
        <Voice content={content} />
        <Argument content={content} />
        <Pattern content={content} />
        <InUse content={content} />
      </Chapter>
      <CopySlide isOpen={isOpen} confirmed={confirmed} />
    </article>
  );
};
