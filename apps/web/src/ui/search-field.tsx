import forms from '@signet/theme/forms.module.css';
import { IconSearch, IconX } from '@tabler/icons-react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import type { Ref } from 'react';
import { classNames } from './class-names.ts';
import combo from './combo-box.module.css';
import { IconButton } from './icon-button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SearchFieldProps = {
  /** For assistive technology; the placeholder shows it to the eye. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  onSubmit?: (text: string) => void;
  placeholder?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A field that narrows what is below it; Escape or the cross empties it. */
export const SearchField = ({ label, placeholder = label, className, ref, ...rest }: SearchFieldProps) => (
  <AriaSearchField {...rest} className={classNames(forms.field, className)}>
    <VisuallyHidden>
      <Label>{label}</Label>
    </VisuallyHidden>
    <div className={combo.box}>
      <span className={combo.lead}>
        <IconSearch size={18} aria-hidden="true" />
      </span>
      <Input ref={ref ?? null} className={forms.control} placeholder={placeholder} />
      {rest.value !== '' && (
        <span className={combo.end}>
          <IconButton small label="Clear search">
            <IconX size={18} aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </div>
  </AriaSearchField>
);
