import { FREE_TIER, invitationForm, welcomeBrands, type SubscriptionTier, type WelcomeBrand } from '@signet/contract';
import { endOfDay } from '../../../shell/days.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from './users.module.css';

/** What somebody is invited to, while it is being filled in. */
export type TermsForm = {
  group: string;
  subscriptionKey: string;
  /** An instant, or null for one that does not end. */
  subscriptionExpiration: string | null;
  role: string;
  brand: WelcomeBrand;
};
export type Choices = { tiers: readonly SubscriptionTier[]; roles: readonly { key: string; label: string }[] };
export type TermsFaults = Partial<Record<string, string>>;

export const noTerms: TermsForm = {
  group: '',
  subscriptionKey: '',
  subscriptionExpiration: null,
  role: '',
  brand: 'beta',
};

const welcomes = { beta: 'Private beta', free: 'Free', next: 'Community' } as const satisfies Record<
  WelcomeBrand,
  string
>;
const optionsOf = (all: readonly { key: string; label: string }[]) => all.map(({ key, label }) => ({ id: key, label }));

/** Each field's first sentence (spec administration §5). */
export const faultsOf = (form: object): TermsFaults => {
  const issues = invitationForm.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
};

type Props = Choices & { form: TermsForm; faults: TermsFaults; onChange: (change: Partial<TermsForm>) => void };

/** Tier and its end, group, role and welcome of an invitation; the free tier is no choice. */
export const InvitationTerms = ({ tiers, roles, form, faults, onChange }: Props) => (
  <>
    <div className={styles.pair}>
      <Select
        label="Subscription"
        options={optionsOf(tiers.filter(({ key }) => key !== FREE_TIER))}
        value={form.subscriptionKey || null}
        onChange={(subscriptionKey) => onChange({ subscriptionKey })}
        errorMessage={faults['subscriptionKey']}
      />
      <TextField
        label="Expiration"
        type="date"
        description="Left empty, the subscription never ends."
        value={form.subscriptionExpiration?.slice(0, 10) ?? ''}
        onChange={(day) => onChange({ subscriptionExpiration: endOfDay(day) })}
        errorMessage={faults['subscriptionExpiration']}
      />
    </div>
    <TextField
      label="Group"
      value={form.group}
      onChange={(group) => onChange({ group })}
      errorMessage={faults['group']}
    />
    <div className={styles.pair}>
      <Select
        label="Role"
        options={optionsOf(roles)}
        value={form.role || null}
        onChange={(role) => onChange({ role })}
        errorMessage={faults['role']}
      />
      <Select
        label="Welcome"
        options={welcomeBrands.map((id) => ({ id, label: welcomes[id] }))}
        value={form.brand}
        onChange={(id) => onChange({ brand: welcomeBrands.find((one) => one === id) ?? 'beta' })}
      />
    </div>
  </>
);
