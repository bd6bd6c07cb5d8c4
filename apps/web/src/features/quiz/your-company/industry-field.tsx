import type { IndustryRecord } from '@signet/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ComboBoxContext } from 'react-aria-components/ComboBox';
import { useState, type Ref } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { ComboBox } from '../../../ui/combo-box.tsx';
import { industriesQuery, searchWordsQuery } from '../quiz-queries.ts';

type Props = {
  quizId: string;
  value: string;
  onChange: (id: string) => void;
  errorMessage: string | undefined;
  ref: Ref<HTMLInputElement>;
};

// The whole list opens on focus: a founder need not guess what it holds.
const opensOnFocus = { menuTrigger: 'focus' } as const;

/** How industries are searched: fetched once the page stands, since nobody types in its first moment. */
const searchQuery = queryOptions({
  queryKey: ['how industries are searched'],
  queryFn: () => import('./matching-industries.ts'),
  staleTime: Infinity,
  structuralSharing: false,
});

const asOption = ({ _id, name }: IndustryRecord) => ({ id: _id, label: name });

/** The industry, searched in the brain's list. */
export const IndustryField = ({ quizId, value, onChange, errorMessage, ref }: Props) => {
  const { data: industries = [], isPending, error } = useQuery(industriesQuery(quizId));
  const { data: words } = useQuery(searchWordsQuery(quizId));
  const { data: search } = useQuery(searchQuery);
  const [typed, setTyped] = useState<string>();
  const chosen = industries.find(({ _id }) => _id === value);
  const text = typed ?? chosen?.name ?? '';
  const found = search?.matchingIndustries(industries, words?.industries ?? {}, text) ?? industries;
  const shown = text === chosen?.name ? industries : found;
  return (
    <ComboBoxContext value={opensOnFocus}>
      <ComboBox
        label="Industry"
        placeholder="Search industries"
        options={shown.map(asOption)}
        selected={chosen ? asOption(chosen) : null}
        onSelect={(option) => onChange(option?.id ?? '')}
        inputValue={text}
        onInputChange={setTyped}
        loading={isPending && typed !== undefined}
        emptyText="No industry by that name. Try a broader word."
        errorMessage={error ? messageOf(error) : errorMessage}
        ref={ref}
      />
    </ComboBoxContext>
  );
};
