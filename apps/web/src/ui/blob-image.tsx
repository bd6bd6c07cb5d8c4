import { useCallback } from 'react';

type Props = { blob: Blob; alt: string; className?: string | undefined };

/** An image of bytes that are here already; their address is given back when they change or the screen goes. */
export const BlobImage = ({ blob, alt, className }: Props) => {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} className={className} alt={alt} />;
};
