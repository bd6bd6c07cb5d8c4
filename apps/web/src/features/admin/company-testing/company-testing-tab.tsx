import { companyCalls, timing, type ColorDetail, type Competitor } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ComboBox } from '../../../ui/combo-box.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import styles from '../testing.module.css';
import { useCompanyScrape } from './use-company-scrape.ts';

type CompanyOption = { id: string; label: string; company: Competitor };

const optionOf = (company: Competitor): CompanyOption => ({
  id: company.identifier.uuid,
  label: company.identifier.value,
  company,
});

const signs = {
  logo: 'the logo',
  brandVariable: 'a variable named for the brand',
  themeColor: 'the theme color of the page',
  button: 'a button',
  header: 'the header',
  manifest: 'the manifest',
  icon: 'the icon',
  link: 'a link',
  style: 'a style',
} as const satisfies Record<ColorDetail['evidence'][number]['sign'], string>;

const Colors = ({ title, details, none }: { title: string; details: readonly ColorDetail[]; none: string }) => (
  <section className={styles.part} aria-label={title}>
    <h2 className={styles.heading}>{title}</h2>
    {details.length === 0 ? (
      <p className={styles.hint}>{none}</p>
    ) : (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reachable
      <div className={styles.scroller} role="region" aria-label={`${title}, table`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['Palette categories', 'Color', 'Hex', 'Percentage', 'Color family match', 'Color palette match'].map(
                (head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ),
              )}
              <th scope="col">Found in</th>
            </tr>
          </thead>
          <tbody>
            {details.map((detail) => (
              <tr key={detail.hex}>
                <td>{detail.paletteCategories.join(', ')}</td>
                <td>
                  <span
                    className={styles.chip}
                    style={{ background: detail.hex }}
                    role="img"
                    aria-label={`Swatch of ${detail.hex}`}
                  />
                </td>
                <td>{detail.hex}</td>
                <td>{detail.percentage.toFixed(1)}%</td>
                <td>{detail.colorFamilyName}</td>
                <td>{detail.colorPaletteName}</td>
                <td className={styles.evidence}>
                  {detail.evidence
                    .map(({ sign, where }) => (where ? `${signs[sign]}: ${where}` : signs[sign]))
                    .join('; ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);

const outcomes = {
  read: 'No color on the website says that it is the brand’s.',
  noSite: 'No website is known of this company.',
  notReached: 'The website could not be reached.',
  notAllowed: 'The website asks not to be read.',
  notAPage: 'There is no page at its address.',
  noColors: 'The website has no colors of its own.',
} as const;

/** How a company's colors are found (spec administration §2.9, 4.10). */
export const CompanyTestingTab = () => {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<CompanyOption | null>(null);
  const [isFresh, setFresh] = useState(false);
  const [isTried, setTried] = useState(false);
  const text = useDebounced(typed.trim(), timing.competitorSearchDebounce);
  const isSearching = text !== '' && text !== chosen?.label;
  const {
    data: options = [],
    isError,
    isFetching,
  } = useQuery({
    queryKey: ['testedCompanies', text],
    queryFn: async ({ signal }) =>
      (await call(companyCalls.autocompletes, { query: { query: text } }, { signal })).entities.map(optionOf),
    enabled: isSearching,
    retry: false,
  });
  // without words no list opens, and one that is not open does not open when companies arrive
  const isWaiting = isFetching || text !== typed.trim();
  const isChosen = typed.trim() === '' || typed === chosen?.label;
  const emptyText = isChosen ? undefined : isWaiting ? 'Searching…' : 'No companies found.';
  const { company, isPolling, failure, scrape, stop } = useCompanyScrape();
  const start = async (): Promise<void> => {
    setTried(true);
    if (chosen) await scrape(chosen.company, isFresh);
  };
  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <ComboBox
          className={styles.wide}
          label="Search for Company"
          options={options}
          selected={chosen}
          onSelect={setChosen}
          inputValue={typed}
          onInputChange={setTyped}
          emptyText={emptyText}
          errorMessage={
            isError ? 'Error Fetching Competitors' : isTried && !chosen ? 'A company is required' : undefined
          }
        />
        <Checkbox isSelected={isFresh} onChange={setFresh}>
          Force Fresh Scrape
        </Checkbox>
        <Button variant="primary" onPress={start}>
          Scrape Company
        </Button>
      </div>
      {isPolling && (
        <div className={styles.polling} role="status">
          <Spinner size={20} />
          <span>Reading the company. Looking for a result every second.</span>
          <Button onPress={stop}>Stop Polling</Button>
        </div>
      )}
      {failure && <Banner level="error">{failure}</Banner>}
      {company && (
        <>
          <p className={styles.hint}>
            {company.name}
            {company.website && `, ${company.website}`}.{' '}
            {company.mainColor ? `Its main color: ${company.mainColor}.` : 'No color can be called its own.'}
          </p>
          <Colors
            title="Logo colors"
            details={company.logoDetails.colorDetails}
            none="No colors were found in its logo."
          />
          <Colors
            title="Website colors"
            details={company.websiteDetails.colorDetails}
            none={outcomes[company.websiteDetails.outcome]}
          />
        </>
      )}
    </div>
  );
};
