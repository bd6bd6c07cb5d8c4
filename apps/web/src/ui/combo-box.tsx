import forms from '@signet/theme/forms.module.css';
import { IconSearch, IconX } from '@tabler/icons-react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { useRef, type ReactNode, type Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './combo-box.module.css';
import { FieldMessages } from './field-messages.tsx';
import { IconButton } from './icon-button.tsx';
import { OptionList, type Option } from './option-list.tsx';
import { Spinner } from './spinner.tsx';

export type ComboBoxProps<T extends Option> = {
  label: string;
  /** What matches the text typed; the caller searches (debounced) and filters. */
  options: readonly T[];
  selected: T | null;
  onSelect: (option: T | null) => void;
  inputValue: string;
  onInputChange: (text: string) => void;
  loading?: boolean;
  /** Shown in the list when nothing matches; without it no list opens. */
  emptyText?: string | undefined;
  /** Said below what matches: why something is not among it. */
  note?: string | undefined;
  errorMessage?: string | undefined;
  description?: string | undefined;
  placeholder?: string;
  isDisabled?: boolean;
  renderOption?: (option: T) => ReactNode;
  onBlur?: () => void;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * React Aria hides the rest of the page from assistive technology while the list is open, though it is no dialog and
 * the focus may go on from it. This attribute keeps the page in reach.
 */
const keepPageInReach = (box: Element | null, isOpen: boolean) =>
  box?.closest('body > *')?.toggleAttribute('data-react-aria-top-layer', isOpen);

/**
 * Search as you type, choose one. What was chosen stays in the field; text that is not a choice is put back when the
 * field is left.
 */
export const ComboBox = <T extends Option>(props: ComboBoxProps<T>) => {
  const {
    label,
    options,
    selected,
    onSelect,
    inputValue,
    onInputChange,
    loading = false,
    emptyText,
    note,
    errorMessage,
    description,
    placeholder,
    renderOption,
    className,
    ref,
    ...rest
  } = props;
  // The chosen option stays among the items, or the field would forget its text when the search moves on.
  const items = selected && !options.some((option) => option.id === selected.id) ? [selected, ...options] : options;
  const box = useRef<HTMLDivElement>(null);
  const escaped = useRef(false);
  const choose = (key: string | null) => {
    // The list closes by itself when the page is scrolled. Whoever is still typing has chosen nothing and given
    // nothing up.
    if (key === null && selected === null && !escaped.current && box.current?.contains(document.activeElement)) return;
    const option = items.find((one) => one.id === key) ?? null;
    if (option?.id !== selected?.id) onSelect(option);
    onInputChange(option?.label ?? '');
  };
  // Emptied is emptied: what had been chosen does not come back when the field is left.
  const type = (text: string) => {
    escaped.current = false;
    if (text === '' && selected) onSelect(null);
    onInputChange(text);
  };
  return (
    <AriaComboBox
      {...rest}
      className={classNames(forms.field, className)}
      items={items}
      value={selected?.id ?? null}
      onChange={(key) => choose(key === null ? null : String(key))}
      inputValue={inputValue}
      onInputChange={type}
      onOpenChange={(isOpen) => keepPageInReach(box.current, isOpen)}
      allowsEmptyCollection={emptyText !== undefined && !loading && inputValue.trim() !== ''}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
    >
      <Label className={forms.label}>{label}</Label>
      <div
        ref={box}
        className={styles.box}
        onKeyDownCapture={(event) => void (escaped.current = event.key === 'Escape')}
      >
        <span className={styles.lead}>
          <IconSearch size={18} aria-hidden="true" />
        </span>
        <Input ref={ref ?? null} className={forms.control} {...(placeholder && { placeholder })} />
        <span className={styles.end}>
          {loading && (
            <span className={styles.busy}>
              <Spinner size={18} label="Searching" />
            </span>
          )}
          {!loading && inputValue !== '' && (
            <IconButton
              small
              label={`Clear ${label}`}
              onPress={() => type('')}
              isDisabled={rest.isDisabled ?? false}
              slot={null}
            >
              <IconX size={18} aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <OptionList<T> renderOption={renderOption} emptyText={emptyText} note={note} />
    </AriaComboBox>
  );
};
