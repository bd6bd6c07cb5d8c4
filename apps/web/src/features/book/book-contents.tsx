import styles from './book-contents.module.css';

/** Spec results §2: the book's three parts; type follows the logo in the first. */
const parts = [
  { label: 'LOGO & TYPE', href: '#logo' },
  { label: 'COLORS', href: '#colors' },
  { label: 'IDENTITY', href: '#identity' },
] as const;

/** The way to each part, in reach while the book is read. */
export const BookContents = () => (
  <nav className={styles.contents} aria-label="Brand Book">
    <ul>
      {parts.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
);
