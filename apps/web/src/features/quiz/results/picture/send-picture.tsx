import { useQueryClient } from '@tanstack/react-query';
import { IconPhotoShare } from '@tabler/icons-react';
import { useBrandFont } from '../../../../brand/brand-font.ts';
import { headlineInTrade, textInTrade } from '../../../../brand/trade-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { toasts } from '../../../../ui/toast-queue.ts';
import { colorNamesOf } from '../choice/color-names.ts';
import { useShape } from '../choice/live-logo.tsx';
import { shapeQuery } from '../choice/logo-shape.ts';
import type { Studio } from '../choice/use-studio.ts';
import { ownPictureQuery } from '../kit/kit-picture.tsx';
import { useCopy } from '../world/use-copy.ts';
import { drawPicture } from './draw-picture.ts';
import styles from './send-picture.module.css';

const inFace = (
  face: { fontWeight: number; fontStyle: string },
  style: { fontFamily?: string | number | undefined },
) => ({
  family: String(style.fontFamily ?? 'sans-serif'),
  weight: face.fontWeight,
  style: face.fontStyle,
});

/** Hands a file to the phone's own sheet, and saves it where there is none. */
const handOver = async (file: File): Promise<void> => {
  if (!navigator.canShare?.({ files: [file] })) return saveFile(file);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // whoever closes the sheet has changed their mind; a browser that wants a fresher press opens none
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(file);
  }
};

/** The brand as one picture, for a co-founder. */
export const SendPicture = ({ studio }: { studio: Studio }) => {
  const client = useQueryClient();
  const { quiz, brand } = studio;
  const headline = useBrandFont(brand.headline);
  const bulkText = useBrandFont(brand.bulkText);
  const copy = useCopy(studio);
  const shape = useShape(studio);
  const send = async () => {
    try {
      const { marketingKit } = brand;
      const scene = marketingKit && ownPictureQuery(studio, marketingKit.marketingKitId, 'square', shape);
      const picture = await drawPicture({
        scene: scene && (await client.ensureQueryData(scene)),
        colors: brand.colors,
        names: colorNamesOf(brand),
        logo: await client.ensureQueryData(shapeQuery(quiz._id, shape)),
        title: headlineInTrade(copy),
        text: textInTrade(copy),
        headline: inFace(brand.headline, headline.style),
        bulkText: inFace(brand.bulkText, bulkText.style),
      });
      await handOver(new File([picture], 'brand.png', { type: 'image/png' }));
    } catch {
      toasts.error('The picture could not be made. Please try again.');
    }
  };
  return (
    <Button variant="quiet" className={styles.tool} onPress={send} aria-label="Send a picture">
      <IconPhotoShare size={18} aria-hidden="true" />
      <span className={styles.word}>Send a picture</span>
    </Button>
  );
};
