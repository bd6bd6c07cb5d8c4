import { features, type Feature, type SubscriptionTier } from '@signet/contract';
import grid from '../grid/grid.module.css';
import type { GridColumn } from '../grid/grid-column.ts';

type Parts = {
  products: readonly { id: string; name: string }[];
  productOf: (row: SubscriptionTier) => string | null;
  onChange: (row: SubscriptionTier, productId: string | null) => void;
  /** What a tier opens, as it is edited. */
  opensOf: (row: SubscriptionTier) => readonly Feature[];
  onOpen: (row: SubscriptionTier) => void;
};

/** What a feature is called where staff give it to a tier. */
export const featureNames = {
  'brandQuiz.canComplete': 'Complete the quiz',
  'brandBook.enabled': 'Brand book',
  'assetLibrary.pitchDecks.enabled': 'Pitch decks',
  'assetLibrary.letterheads.enabled': 'Letterheads',
  'assetLibrary.onePagers.enabled': 'One-pagers',
  'assetLibrary.social.enabled': 'Social',
  'assetLibrary.misc.enabled': 'Miscellaneous',
  'chat.enabled': 'Chat',
  showSubscribeAsUpgrade: 'Upgrade instead of subscribe',
} as const satisfies Record<Feature, string>;

const opens = (all: readonly Feature[]): string =>
  all.length === 0
    ? 'Nothing'
    : features
        .filter((one) => all.includes(one))
        .map((one) => featureNames[one])
        .join(', ');

const Product = ({ row, products, productOf, onChange }: Parts & { row: SubscriptionTier }) => (
  <select
    className={grid.cell}
    aria-label={`Product of ${row.label}`}
    value={productOf(row) ?? ''}
    onChange={({ target: { value } }) => onChange(row, value === '' ? null : value)}
  >
    <option value="">None</option>
    {products.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </select>
);

/** The columns of the tiers; only those that may be sold have a product to choose. */
export const tierColumns = (parts: Parts): GridColumn<SubscriptionTier>[] => [
  { id: 'label', header: 'Name', isSortable: true, cell: ({ label }) => label, text: ({ label }) => label },
  { id: 'key', header: 'Key', isSortable: true, width: '160px', cell: ({ key }) => key, text: ({ key }) => key },
  {
    id: 'productId',
    header: 'Product',
    isSortable: true,
    width: '260px',
    text: (row) => parts.products.find(({ id }) => id === row.productId)?.name ?? '',
    cell: (row) => (row.features.canAssignProduct ? <Product row={row} {...parts} /> : 'Not sold'),
  },
  {
    id: 'features',
    header: 'Opens',
    text: (row) => opens(parts.opensOf(row)),
    cell: (row) => (
      <button
        type="button"
        className={grid.cellButton}
        aria-label={`${row.label} opens: ${opens(parts.opensOf(row))}`}
        onClick={() => parts.onOpen(row)}
      >
        {opens(parts.opensOf(row))}
      </button>
    ),
  },
  {
    id: 'default',
    header: 'Default',
    width: '110px',
    cell: (row) => (row.default ? 'Default' : ''),
    text: (row) => (row.default ? 'Default' : ''),
  },
];
