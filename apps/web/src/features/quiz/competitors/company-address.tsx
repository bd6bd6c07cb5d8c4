import { companyCalls, limits, type Competitor } from '@signet/contract';
import { useEffect, useRef, useState } from 'react';
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

/** A company that no directory knows is read by its website; where that is, is asked for here. One for each company. */
export const CompanyAddress = ({ company, refuses, onFound }: Props) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { value: name } = company.identifier;
  const asking = useRef<AbortController>(undefined);
  const [isAsking, setAsking] = useState(false);
  // what is chosen elsewhere while the answer is on its way stays chosen
  const latest = useRef({ refuses, onFound });
  useEffect(() => {
    latest.current = { refuses, onFound };
  });
  // an answer that comes when another company is chosen is nobody's
  useEffect(() => () => asking.current?.abort(), []);

  const look = async (): Promise<void> => {
    const address = text.trim();
    if (isAsking) return undefined;
    if (!looksLikeAddress(address)) return setProblem(NO_ADDRESS);
    setProblem(undefined);
    setAsking(true);
    const { signal } = (asking.current = new AbortController());
    try {
      const query = { query: address, limit: 1, collection_ids: 'organization.companies' };
      const [found] = (await call(companyCalls.autocompletes, { query }, { signal })).entities;
      if (signal.aborted) return undefined;
      const refused = !found || isKnownByName(found) ? NO_ADDRESS : latest.current.refuses(found);
      if (refused === undefined && found) latest.current.onFound(withAddress(company, found));
      else setProblem(refused);
    } catch (error) {
      if (!signal.aborted) setProblem(messageOf(error));
    } finally {
      setAsking(false);
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
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
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
