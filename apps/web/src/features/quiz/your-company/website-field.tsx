import { NO_WEBSITE } from '@signet/contract';
import { useRef, type Ref } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './your-company-page.module.css';

type Props = {
  name: string;
  value: string;
  onChange: (website: string) => void;
  errorMessage: string | undefined;
  ref: Ref<HTMLInputElement & HTMLTextAreaElement>;
};

/** The website's address, or that there is none yet, which is an answer too (flow decisions). */
export const WebsiteField = ({ value, onChange, errorMessage, ...rest }: Props) => {
  const hasNone = value === NO_WEBSITE;
  const typed = useRef('');
  const type = (text: string) => {
    typed.current = text;
    onChange(text);
  };
  return (
    <div>
      <TextField
        {...rest}
        label="Website URL"
        placeholder="acme.com"
        autoComplete="url"
        inputMode="url"
        value={hasNone ? '' : value}
        onChange={type}
        isDisabled={hasNone}
        isRequired={!hasNone}
        errorMessage={errorMessage}
      />
      <Checkbox
        className={styles.none}
        isSelected={hasNone}
        onChange={(none) => onChange(none ? NO_WEBSITE : typed.current)}
      >
        No website yet
      </Checkbox>
    </div>
  );
};
