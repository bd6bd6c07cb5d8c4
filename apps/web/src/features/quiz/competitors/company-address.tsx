import { companyCalls, limits, type Competitor } from '@signet/contract';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './company-address.module.css';
import { isKnownByName, looksLikeAddress, withAddress } from './company-options.ts';

type Props = {
  company: Competitor;
  /** Why a company cannot be taken here; undefined where it can. */
  refuses: (found: Competitor) => string | undefined;
  onFound: (company: Competitor) => void;
};

const NO_ADDRESS = 'Enter a website address such as foo.com';

/** A company that no directory knows is read by its website; where that is, is asked for here. */
export const CompanyAddress = ({ company, refuses, onFound }: Props) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { value: name } = company.identifier;

  const look = async (): Promise<void> => {
    const address = text.trim();
    setProblem(undefined);
    if (!looksLikeAddress(address)) return setProblem(NO_ADDRESS);
    try {
      const query = { query: address, limit: 1, collection_ids: 'organization.companies' };
      const [found] = (await call(companyCalls.autocompletes, { query })).entities;
      const refused = !found || isKnownByName(found) ? NO_ADDRESS : refuses(found);
      if (refused === undefined && found) onFound(withAddress(company, found));
      else setProblem(refused);
    } catch (error) {
      setProblem(messageOf(error));
    }
    return undefined;
  };

  return (
    <div className={styles.asked}>
      <TextField
        className={styles.field ?? ''}
        label={`Website of ${name}`}
        placeholder="foo.com"
        inputMode="url"
        value={text}
        onChange={setText}
        // no form of its own: it stands within the page's, which Enter would send
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void look();
        }}
        maxLength={limits.searchQueryLength}
        description={`${name} is new to us. With its website we can read its colors; by its name alone we cannot.`}
        errorMessage={problem}
      />
      <Button className={styles.add ?? ''} onPress={look}>
        ADD WEBSITE
      </Button>
    </div>
  );
};
