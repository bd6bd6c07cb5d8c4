import { FREE_TIER, invitationForm, welcomeBrands, type SubscriptionTier, type WelcomeBrand } from '@signet/contract';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** What somebody is invited to, while it is being filled in. */
export type TermsForm = { group: string; subscriptionKey: string; role: string; brand: WelcomeBrand };
export type Choices = { tiers: readonly SubscriptionTier[]; roles: readonly { key: string; label: string }[] };
export type TermsFaults = Partial<Record<string, string>>;

export const noTerms: TermsForm = { group: '', subscriptionKey: '', role: '', brand: 'beta' };

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

/** Tier, group, role and welcome of an invitation; the free tier is no choice. */
export const InvitationTerms = ({ tiers, roles, form, faults, onChange }: Props) => (
  <>
    <Select
      label="Subscription"
      options={optionsOf(tiers.filter(({ key }) => key !== FREE_TIER))}
      value={form.subscriptionKey || null}
      onChange={(subscriptionKey) => onChange({ subscriptionKey })}
      errorMessage={faults['subscriptionKey']}
    />
    <TextField
      label="Group"
      value={form.group}
      onChange={(group) => onChange({ group })}
      errorMessage={faults['group']}
    />
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
  </>
);
