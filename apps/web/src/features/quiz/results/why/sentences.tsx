import type { ShownReason } from '@signet/contract';
import {
  IconBan,
  IconBriefcase,
  IconBuildingStore,
  IconEye,
  IconHandFinger,
  IconHeart,
  IconPalette,
  IconQuote,
  IconTypography,
  type Icon,
} from '@tabler/icons-react';
import styles from './sentences.module.css';

/** What a reason is about, at a glance; its kind begins with one of these. */
const icons: readonly [string, Icon][] = [
  ['favorite', IconHeart],
  ['own', IconHandFinger],
  ['disliked', IconBan],
  ['rivals', IconBuildingStore],
  ['industry', IconBriefcase],
  ['legible', IconEye],
  ['harmony', IconPalette],
  ['font', IconTypography],
  ['name', IconTypography],
  ['pairing', IconTypography],
];
const iconOf = (kind: string): Icon => icons.find(([begin]) => kind.startsWith(begin))?.[1] ?? IconQuote;

/** A fact and what follows: the first sentence, and the rest. */
const split = (sentence: string): [fact: string, reason: string] => {
  const end = /[.!?](?=\s[A-Z“"])/.exec(sentence);
  return end ? [sentence.slice(0, end.index + 1), sentence.slice(end.index + 1).trim()] : [sentence, ''];
};

/** Why, in plain sentences: the fact first, then the reason. */
export const Sentences = ({ reasons }: { reasons: readonly ShownReason[] }) => (
  <ul className={styles.sentences}>
    {reasons.map(({ kind, sentence }) => {
      const Sign = iconOf(kind);
      const [fact, reason] = split(sentence);
      return (
        <li key={sentence}>
          <Sign size={22} stroke={1.5} aria-hidden="true" />
          <p>
            {fact} <span className={styles.reason}>{reason}</span>
          </p>
        </li>
      );
    })}
  </ul>
);
