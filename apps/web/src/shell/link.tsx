import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { buttonClass, type ButtonVariant } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './link.module.css';

export type LinkProps = {
  /** A path of this app or a place on this page; any other address opens in a tab of its own. */
  to: string;
  children: ReactNode;
  /** `text` stands in a sentence, `tool` beside what it does something with; the rest look like a button. */
  look?: 'text' | 'tool' | ButtonVariant;
  /** Saves what is there under this name instead of opening it. */
  download?: string;
  /** Loads the document anew, so that whatever broke in this one is gone. */
  isReload?: boolean;
  className?: string | undefined;
  'aria-label'?: string;
  'aria-current'?: 'step' | 'page' | undefined;
  title?: string;
};

const lookClass = (look: NonNullable<LinkProps['look']>): string | undefined => {
  if (look === 'text') return undefined;
  return look === 'tool' ? styles.tool : buttonClass(look);
};

/** The one link of the app: by the router inside it, by the browser elsewhere. */
export const Link = ({ to, look = 'text', download, isReload = false, className, children, ...rest }: LinkProps) => {
  const shared = { ...rest, className: classNames(lookClass(look), className) || undefined };
  if (download !== undefined) {
    return (
      <a {...shared} href={to} download={download}>
        {children}
      </a>
    );
  }
  if (to.startsWith('/')) {
    return (
      <RouterLink {...shared} to={to} reloadDocument={isReload}>
        {children}
      </RouterLink>
    );
  }
  if (to.startsWith('#')) {
    return (
      <a {...shared} href={to}>
        {children}
      </a>
    );
  }
  return (
    <a {...shared} href={to} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
};
