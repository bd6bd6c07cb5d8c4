import type { Book } from '@signet/contract';
import type { ReactNode } from 'react';
import type { BookFace } from './book-face.ts';
import styles from './identity-keywords.module.css';

type Voice = Book['voice'][number];
/** A keyword on its color; how it writes is known once the book has been drawn. */
export type Word = Pick<Voice, 'place' | 'name' | 'meaning' | 'hex' | 'field' | 'ink'> &
  Partial<Pick<Voice, 'look' | 'words' | 'say' | 'also' | 'not'>>;

type Props = { words: readonly Word[]; face?: BookFace; symbolOf?: (place: number) => ReactNode };

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const HowItSpeaks = ({ word: { say, also, not, words, look }, face }: { word: Word; face: BookFace }) => (
  <dl className={styles.facts}>
    {say && (
      <Fact name="Say this">
        <q className={styles.say} style={face.style}>
          {say}
        </q>
        {also && <q className={styles.also}>{also}</q>}
      </Fact>
    )}
    {not && (
      <Fact name="Not that">
        <q className={styles.not}>{not}</q>
      </Fact>
    )}
    {words && <Fact name="How it is written">{words}</Fact>}
    {look && <Fact name="How it looks">{look}</Fact>}
  </dl>
);

/** The three keywords side by side, each on the color that is tied to it; below, what it asks of words and looks. */
export const Keywords = ({ words, face = {}, symbolOf }: Props) => (
  <ol className={styles.words}>
    {words.map((word, at) => (
      <li key={word.place} className={styles.word}>
        <div className={styles.panel} style={{ backgroundColor: word.field, color: word.ink }}>
          {/* a quiet word stands on the pale tint of a loud color, and that color is beside it */}
          <p className={styles.place} {...(word.field !== word.hex && { style: { borderColor: word.hex } })}>
            <span>{word.place}</span>
            {symbolOf?.(at)}
          </p>
          <p className={styles.name} style={face.style}>
            {word.name}
          </p>
          <p className={styles.meaning}>{word.meaning}</p>
        </div>
        <HowItSpeaks word={word} face={face} />
      </li>
    ))}
  </ol>
);
