import forms from '@signet/theme/forms.module.css';
import { IconChevronDown } from '@tabler/icons-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { FieldMessages } from './field-messages.tsx';
import { OptionList, type Option } from './option-list.tsx';
import styles from './select.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SelectProps<T extends Option> = {
  label: string;
  /** Keeps the label for assistive technology only, where the place already says it. */
  hideLabel?: boolean;
  options: readonly T[];
  /** The id of the chosen option, or null. */
  value: string | null;
  onChange: (id: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  description?: string | undefined;
  errorMessage?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  renderOption?: (option: T) => ReactNode;
  className?: string;
  /** The button, so that a form can move the focus to it. */
  ref?: Ref<HTMLButtonElement>;
};

/** Chooses one of a list of options. */
export const Select = <T extends Option>(props: SelectProps<T>) => {
  const {
    label,
    hideLabel = false,
    options,
    value,
    onChange,
    placeholder = 'Select',
    description,
    errorMessage,
    renderOption,
    className,
    ref,
    ...rest
  } = props;
  const text = <Label className={forms.label}>{label}</Label>;
  return (
    <AriaSelect
      {...rest}
      className={classNames(forms.field, className)}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={placeholder}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
    >
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      <Button
        ref={ref ?? null}
        className={classNames(forms.control, styles.trigger)}
        {...(errorMessage && { 'data-invalid': true })}
      >
        <SelectValue<T> className={styles.value}>
          {({ selectedItem, isPlaceholder }) =>
            isPlaceholder || !selectedItem
              ? placeholder
              : renderOption
                ? renderOption(selectedItem)
                : selectedItem.label
          }
        </SelectValue>
        <IconChevronDown className={styles.chevron} size={18} aria-hidden="true" />
      </Button>
      {!hideLabel && <FieldMessages description={description} errorMessage={errorMessage} />}
      <OptionList items={options} renderOption={renderOption} />
    </AriaSelect>
  );
};
