import type { Competitor } from '@signet/contract';
import { lazy, Suspense, useState } from 'react';
import { ComboBox } from '../../../ui/combo-box.tsx';
import type { CompetitorSlots } from '../pages/competitors.ts';
import { CompanyLogo } from './company-logo.tsx';
import {
  addressOf,
  chosenElsewhere,
  companyOption,
  isAdded,
  isKnownByName,
  optionsFor,
  type CompanyOption,
} from './company-options.ts';
import styles from './competitor-box.module.css';
import { useCompanySearch } from './use-company-search.ts';

// most competitors are known
const CompanyAddress = lazy(async () => ({ default: (await import('./company-address.tsx')).CompanyAddress }));

type Props = { box: number; slots: CompetitorSlots; onChoose: (company: Competitor | null) => void };

const CompanyLine = ({ company, isNew }: { company: Competitor; isNew: boolean }) => (
  <span className={styles.line}>
    <CompanyLogo imageId={company.identifier.image_id} name="" size={32} />
    <span className={styles.words}>
      <span>{isNew ? `Add ‘${company.identifier.value}’` : company.identifier.value}</span>
      {company.short_description && <span className={styles.about}>{company.short_description}</span>}
    </span>
  </span>
);

/** What became of text that was no choice when the box was left. */
const notAdded = (left: string | undefined, text: string): string | undefined =>
  left && text === '' ? `‘${left}’ was not added. Type it again and choose it in the list.` : undefined;

/** One numbered search box with the logo of what is chosen in it. */
export const CompetitorBox = ({ box, slots, onChoose }: Props) => {
  const chosen = slots[box] ?? null;
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState<string>();
  // what is chosen may come to be called otherwise, by its own website
  const [name, setName] = useState(chosen?.identifier.value);
  if (name !== chosen?.identifier.value) {
    setName(chosen?.identifier.value);
    setTyped(undefined);
  }
  const text = typed ?? chosen?.identifier.value ?? '';
  const search = useCompanySearch(text, text !== chosen?.identifier.value);
  const options = optionsFor(search.found, slots, box);
  const elsewhere = chosenElsewhere(search.found, slots, box);
  return (
    <li className={styles.box}>
      <span className={styles.number} aria-hidden="true">
        {box + 1}
      </span>
      <div className={styles.preview} data-empty={!chosen}>
        {chosen && <CompanyLogo imageId={chosen.identifier.image_id} name={`Logo of ${chosen.identifier.value}`} />}
      </div>
      <ComboBox
        label={`Competitor ${box + 1}`}
        placeholder="Search by name or website"
        options={options}
        selected={chosen && companyOption(chosen)}
        onSelect={(option) => onChoose(option?.company ?? null)}
        inputValue={text}
        onInputChange={(next) => {
          setTyped(next);
          if (next !== '') setLeft(undefined);
        }}
        onBlur={() => setLeft(typed)}
        description={notAdded(left, text) ?? addressOf(chosen)}
        emptyText={elsewhere ?? search.emptyText}
        note={options.length > 0 ? elsewhere : undefined}
        errorMessage={search.errorMessage}
        renderOption={({ company }: CompanyOption) => (
          <CompanyLine
            company={company}
            isNew={isAdded(company) && company.identifier.uuid !== chosen?.identifier.uuid}
          />
        )}
      />
      {chosen && isKnownByName(chosen) && (
        <Suspense>
          <CompanyAddress
            key={chosen.identifier.uuid}
            company={chosen}
            refuses={(found) => chosenElsewhere([found], slots, box)}
            onFound={onChoose}
          />
        </Suspense>
      )}
    </li>
  );
};
