import { useState } from 'react';
import { classNames } from './class-names.ts';
import { EmptyImage } from './empty-image.tsx';
import styles from './picture.module.css';

export type PictureProps = {
  /** Without an address the placeholder shows. */
  src: string | null | undefined;
  /** Empty where the picture only decorates what the text beside it says. */
  alt: string;
  className?: string;
  /** Fetched when it comes near the screen: for screens of many. */
  isLazy?: boolean;
};

/** An image that fills its parent and gives way to the drawn placeholder when it cannot be loaded. */
export const Picture = ({ src, alt, className, isLazy = false }: PictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) return <EmptyImage label={alt} {...(className && { className })} />;
  return (
    <img
      // before the address: some browsers begin to fetch as soon as they have one
      {...(isLazy && { loading: 'lazy' })}
      className={classNames(styles.picture, className)}
      src={src}
      alt={alt}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
};
