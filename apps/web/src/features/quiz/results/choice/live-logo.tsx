import { hashKey, useQuery } from '@tanstack/react-query';
import { useCallback, type CSSProperties } from 'react';
import { EmptyImage } from '../../../../ui/empty-image.tsx';
import styles from './live-logo.module.css';
import { shapeOf, shapeQuery } from './logo-shape.ts';
import { useConfirmed, type Studio } from './use-studio.ts';

/** What the server would draw now: other drawings are keyed by it too. */
export const useShape = ({ quiz, choices }: Pick<Studio, 'quiz' | 'choices'>): unknown[] =>
  shapeOf(useConfirmed(choices), quiz.companyName);

/** Whether that is what is on screen. Until a choice is kept the server draws the shape of the one before. */
export const isDrawnAs = ({ quiz, selections }: Studio, shape: readonly unknown[]): boolean => {
  const { brandQuizSelections, customSelections, useCustomSelections } = selections;
  const shown = { brandQuizSelections, customSelections, useCustomSelections, logoText: quiz.logoText };
  return hashKey([...shapeOf(shown, quiz.companyName)]) === hashKey([...shape]);
};

/** Gives an element the drawing to show; its address is given back when it changes or the screen goes. */
const useDrawing = (blob: Blob | undefined) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!blob || !element) return undefined;
      const url = URL.createObjectURL(blob);
      element.style.setProperty('--drawing', `url("${url}")`);
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );

/**
 * The company's logo as large as its place, in any color at once: the drawing is a mask, so that another color asks
 * the server for nothing.
 */
export const LiveLogo = ({
  studio: { quiz, choices },
  color,
  align = 'center',
}: {
  studio: Pick<Studio, 'quiz' | 'choices'>;
  color: string;
  align?: 'center' | 'start';
}) => {
  const { data, isError } = useQuery(shapeQuery(quiz._id, useShape({ quiz, choices })));
  const drawing = useDrawing(data);
  if (isError) return <EmptyImage label={quiz.companyName} />;
  if (!data) return <div className={styles.waiting} aria-hidden="true" />;
  return (
    <div
      ref={drawing}
      role="img"
      aria-label={quiz.companyName}
      className={styles.logo}
      data-align={align}
      style={{ '--logo-color': color } as CSSProperties}
    />
  );
};
