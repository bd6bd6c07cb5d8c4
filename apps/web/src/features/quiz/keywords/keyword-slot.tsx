import type { KeywordRecord } from '@signet/contract';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { longestWord } from '../../../brand/longest-word.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { KeywordIcon } from './keyword-icon.tsx';
import type { KeywordRole } from '../../../brand/keyword-roles.ts';
import styles from './keyword-slot.module.css';

type Props = {
  role: KeywordRole;
  place: number;
  /** How many keywords are chosen: a slot moves only among those. */
  count: number;
  keyword: KeywordRecord | undefined;
  /** What makes it draggable; on the card, so that the place itself stays where it is. */
  drag: object;
  onMove: (from: number, to: number) => void;
  onRemove: (place: number, keyword: KeywordRecord) => void;
};

/** One of the three places, empty or with its keyword. */
export const KeywordSlot = ({ role, place, count, keyword, drag, onMove, onRemove }: Props) => (
  <li className={styles.slot}>
    <span className={styles.role}>{role}</span>
    {!keyword && <div className={styles.empty}>KEYWORD</div>}
    {keyword && (
      <div key={keyword._id} className={styles.card} {...drag}>
        <span className={styles.keyword}>
          <KeywordIcon keyword={keyword} />
          <span className={styles.room} style={longestWord(keyword.name)}>
            <span className={styles.name}>{keyword.name}</span>
          </span>
        </span>
        <span className={styles.tools}>
          <span data-step="earlier">
            <IconButton
              small
              label={`Move ${keyword.name} earlier`}
              isDisabled={place === 0}
              onPress={() => onMove(place, place - 1)}
            >
              <IconChevronLeft size={18} aria-hidden="true" />
            </IconButton>
          </span>
          <span data-step="later">
            <IconButton
              small
              label={`Move ${keyword.name} later`}
              isDisabled={place >= count - 1}
              onPress={() => onMove(place, place + 1)}
            >
              <IconChevronRight size={18} aria-hidden="true" />
            </IconButton>
          </span>
          <span data-remove="">
            <IconButton small label={`Remove ${keyword.name}`} onPress={() => onRemove(place, keyword)}>
              <IconX size={16} aria-hidden="true" />
            </IconButton>
          </span>
        </span>
      </div>
    )}
  </li>
);
