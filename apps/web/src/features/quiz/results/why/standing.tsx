import { plainName } from '@signet/color';
import { nearnessInWords } from '@signet/wording';
import { quizPath } from '../../../../paths.ts';
import { Link } from '../../../../shell/link.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { Studio } from '../choice/use-studio.ts';
import styles from './standing.module.css';
import { useRivals } from './use-rivals.ts';
import { missingWords, TOO_NEAR, wheelOf, type Place, type Wheel } from './wheel.ts';

/** Units of the drawing; the rim lies at RADIUS. */
const [SIDE, RADIUS] = [320, 140];
const MIDDLE = SIDE / 2;
const at = (share: number): number => MIDDLE + share * RADIUS;
/** Labels closer than this would run into each other. */
const LINE = 15;

type Label = { place: Place; x: number; y: number; anchor: 'start' | 'end' };

/** Names beside their dots, away from the rim, none upon another. */
const labelsOf = (places: readonly Place[]): Label[] => {
  const labels = places
    .map((place): Label => {
      const isLeft = place.x > 0.25;
      return { place, x: at(place.x) + (isLeft ? -14 : 14), y: at(place.y) + 4, anchor: isLeft ? 'end' : 'start' };
    })
    .toSorted((one, other) => one.y - other.y);
  for (const [place, label] of labels.entries()) {
    const above = labels[place - 1];
    if (above && label.y - above.y < LINE) label.y = above.y + LINE;
  }
  return labels;
};

const Drawing = ({ wheel: { brand, rivals, nearest } }: { wheel: Wheel }) => {
  const shown = rivals.filter(({ isGray }) => !isGray);
  return (
    <div className={styles.wheel} aria-hidden="true">
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`}>
        <circle className={styles.half} cx={MIDDLE} cy={MIDDLE} r={RADIUS / 2} />
        {shown.map((rival) => (
          <circle
            key={`${rival.name} ${rival.hex}`}
            className={styles.near}
            cx={at(rival.x)}
            cy={at(rival.y)}
            r={rival.reach * RADIUS}
          />
        ))}
        {nearest && !nearest.isGray && (
          <line className={styles.line} x1={at(nearest.x)} y1={at(nearest.y)} x2={at(brand.x)} y2={at(brand.y)} />
        )}
        {shown.map((rival) => (
          <circle
            key={`${rival.name} ${rival.hex}`}
            className={styles.dot}
            cx={at(rival.x)}
            cy={at(rival.y)}
            r={9}
            fill={rival.hex}
          />
        ))}
        <circle className={styles.own} cx={at(brand.x)} cy={at(brand.y)} r={14} fill={brand.hex} />
        {labelsOf([...shown, brand]).map(({ place, x, y, anchor }) => (
          <text
            key={`${place.name} ${place.hex}`}
            className={styles.label}
            data-own={place === brand}
            x={place === brand ? x + (anchor === 'end' ? -5 : 5) : x}
            y={y}
            textAnchor={anchor}
          >
            {place.name}
          </text>
        ))}
      </svg>
    </div>
  );
};

const nearness = ({ name, hex, distance }: Place): string => {
  const how = nearnessInWords(distance, TOO_NEAR);
  return `${name}, ${plainName(hex).toLowerCase()}: ${how}.`;
};

/** In words, what the drawing shows at a glance. */
const inWords = ({ nearest, rivals }: Wheel): string => {
  if (!nearest) return '';
  const grays = rivals.filter(({ isGray }) => isGray).map(({ name }) => name);
  const near = `The nearest color is ${nearest.name}’s: it is ${nearnessInWords(nearest.distance, TOO_NEAR)}.`;
  return grays.length === 0
    ? near
    : `${near} ${grays.join(' and ')} ${grays.length === 1 ? 'uses' : 'use'} black, white or gray.`;
};

/** Where the primary color stands among those of the competitors: hue round, strength outward. */
export const Standing = ({ studio: { quiz, brand } }: { studio: Studio }) => {
  const { rivals, unread } = useRivals(quiz);
  const isNamed = (quiz.competitors ?? []).length > 0;
  const wheel = wheelOf({ name: quiz.companyName, hex: brand.colors.p1 }, rivals);
  return (
    <section className={styles.standing} aria-labelledby="standing">
      <h2 id="standing">Where you stand among them</h2>
      {rivals.length === 0 ? (
        <p className={styles.none}>
          {isNamed
            ? 'We could not read any of your competitors’ colors, so there is nothing to compare yours with.'
            : 'Name a competitor and we will show where you stand.'}{' '}
          <Link to={quizPath(2)}>{isNamed ? 'Change your competitors' : 'Name a competitor'}</Link>
        </p>
      ) : (
        <>
          <Drawing wheel={wheel} />
          <p className={styles.words}>{inWords(wheel)}</p>
          {unread.length > 0 && (
            <p className={styles.words}>
              {missingWords(unread)} <Link to={quizPath(2)}>Say which color is theirs</Link>
            </p>
          )}
          <VisuallyHidden>
            <ul>
              {wheel.rivals.map((rival) => (
                <li key={`${rival.name} ${rival.hex}`}>{nearness(rival)}</li>
              ))}
            </ul>
          </VisuallyHidden>
        </>
      )}
    </section>
  );
};
