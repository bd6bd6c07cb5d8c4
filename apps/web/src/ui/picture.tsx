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
};

/** An image that fills its parent and gives way to the drawn placeholder when it cannot be loaded. */
export const Picture = ({ src, alt, className }: PictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src) return <EmptyImage label={alt} {...(className && { className })} />;
  return (
    <img
      className={classNames(styles.picture, className)}
      src={src}
      alt={alt}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
};
