import forms from '@signet/theme/forms.module.css';
import { IconAlertCircle } from '@tabler/icons-react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { classNames } from './class-names.ts';
import styles from './field-messages.module.css';

/** The line below a field: what is wrong with it, else what helps to fill it in. */
export const FieldMessages = ({
  description,
  errorMessage,
}: {
  description?: string | undefined;
  errorMessage?: string | undefined;
}) => (
  <div className={styles.below}>
    {description && !errorMessage && (
      <Text slot="description" className={forms.hint}>
        {description}
      </Text>
    )}
    <FieldError className={classNames(forms.fault, styles.fault)}>
      {errorMessage && (
        <>
          <IconAlertCircle size={16} aria-hidden="true" />
          <span>{errorMessage}</span>
        </>
      )}
    </FieldError>
  </div>
);
