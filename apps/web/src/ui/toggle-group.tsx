import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './toggle-group.module.css';

export type ToggleGroupProps<Id extends string> = {
  label: string;
  options: readonly { id: Id; label: string; icon?: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
  isDisabled?: boolean;
  className?: string;
};

/** One of a few modes, all visible; arrow keys move, exactly one is on. */
export const ToggleGroup = <Id extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  className,
}: ToggleGroupProps<Id>) => (
  <ToggleButtonGroup
    aria-label={label}
    className={classNames(styles.group, className)}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[value]}
    isDisabled={isDisabled}
    onSelectionChange={(keys) => {
      const chosen = options.find((one) => keys.has(one.id));
      if (chosen && chosen.id !== value) onChange(chosen.id);
    }}
  >
    {options.map((option) => (
      <ToggleButton key={option.id} id={option.id} className={styles.toggle}>
        {option.icon}
        {option.label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
