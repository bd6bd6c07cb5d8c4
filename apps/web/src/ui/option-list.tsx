import { IconCheck } from '@tabler/icons-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { ReactNode } from 'react';
import styles from './list-box.module.css';

export type Option = { id: string; label: string };

/** The floating list under a select or a combo box. Options come from `items`, else from the field around it. */
export const OptionList = <T extends Option>({
  items,
  renderOption,
  emptyText,
  note,
}: {
  items?: readonly T[];
  renderOption?: ((option: T) => ReactNode) | undefined;
  emptyText?: string | undefined;
  /** Below the options. */
  note?: string | undefined;
}) => (
  <Popover className={styles.popover} offset={6} containerPadding={12}>
    <ListBox
      className={styles.list}
      {...(items && { items })}
      {...(emptyText !== undefined && { renderEmptyState: () => <div className={styles.empty}>{emptyText}</div> })}
    >
      {(option: T) => (
        <ListBoxItem id={option.id} textValue={option.label} className={styles.option}>
          {({ isSelected }) => (
            <>
              <span className={styles.content}>{renderOption ? renderOption(option) : option.label}</span>
              {isSelected && <IconCheck className={styles.check} size={18} aria-hidden="true" />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
    {note && (
      <p className={styles.note} role="status">
        {note}
      </p>
    )}
  </Popover>
);
