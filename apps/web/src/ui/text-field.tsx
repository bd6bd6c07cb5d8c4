import forms from '@signet/theme/forms.module.css';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import type { ComponentProps, HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { classNames } from './class-names.ts';
import { FieldMessages } from './field-messages.tsx';

export type TextFieldProps = {
  label: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  onKeyDown?: NonNullable<ComponentProps<typeof AriaTextField>['onKeyDown']>;
  name?: string;
  type?: 'text' | 'email' | 'url' | 'password' | 'date';
  placeholder?: string;
  description?: string | undefined;
  /** Shown below the field; its presence makes the field invalid. */
  errorMessage?: string | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'url' | 'email' | 'numeric';
  maxLength?: number;
  autoFocus?: boolean;
  /** With a number the field is that many lines tall. */
  rows?: number;
  className?: string;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
};

/** A labelled line (or box) of text with a message below. */
export const TextField = ({
  label,
  placeholder,
  description,
  errorMessage,
  rows,
  className,
  ref,
  ...rest
}: TextFieldProps) => (
  <AriaTextField
    {...rest}
    className={classNames(forms.field, className)}
    isInvalid={errorMessage !== undefined}
    validationBehavior="aria"
  >
    <Label className={forms.label}>{label}</Label>
    {rows === undefined ? (
      <Input ref={ref ?? null} className={forms.control} {...(placeholder && { placeholder })} />
    ) : (
      <TextArea ref={ref ?? null} className={forms.control} rows={rows} {...(placeholder && { placeholder })} />
    )}
    <FieldMessages description={description} errorMessage={errorMessage} />
  </AriaTextField>
);
