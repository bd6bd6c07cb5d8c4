import {
  flagOptions,
  isTextFlag,
  permissions,
  type Feature,
  type Flag,
  type Permission,
  type TierKey,
} from '@signet/contract';
import type { Database } from './client.ts';

const every = (...except: Permission[]): Permission[] => permissions.filter((name) => !except.includes(name));

/**
 * Only the ordinary user's subscription can run out. Staff look after other people's brands; administrators run the
 * house.
 */
const roles: { key: string; label: string; permissions: Permission[] }[] = [
  { key: 'user', label: 'User', permissions: ['canBeExpired'] },
  {
    key: 'staff',
    label: 'Staff',
    permissions: ['canAccessAdminPage', 'canViewUsers', 'canManageUserBrand', 'canDownloadUserBrand'],
  },
  { key: 'admin', label: 'Administrator', permissions: every('canBeExpired') },
];

const library: Feature[] = [
  'assetLibrary.pitchDecks.enabled',
  'assetLibrary.letterheads.enabled',
  'assetLibrary.onePagers.enabled',
  'assetLibrary.social.enabled',
  'assetLibrary.misc.enabled',
];
const everything: Feature[] = ['brandQuiz.canComplete', 'brandBook.enabled', ...library, 'chat.enabled'];

/** Flow decisions, "People, tiers, time". The paid ones begin with the products of the built-in test till. */
const tiers: {
  key: TierKey;
  label: string;
  is_default: boolean;
  can_assign_product: boolean;
  product_id?: string;
  features: Feature[];
}[] = [
  {
    key: 'free',
    label: 'Free',
    is_default: true,
    can_assign_product: false,
    features: ['brandQuiz.canComplete', 'brandBook.enabled', 'showSubscribeAsUpgrade'],
  },
  {
    key: 'founder',
    label: 'Founder',
    is_default: false,
    can_assign_product: true,
    product_id: 'test_founder',
    features: everything,
  },
  {
    key: 'studio',
    label: 'Studio',
    is_default: false,
    can_assign_product: true,
    product_id: 'test_studio',
    features: everything,
  },
  { key: 'waitlist', label: 'Waitlist', is_default: false, can_assign_product: false, features: [] },
];

type FlagValue = (typeof flagOptions)[keyof typeof flagOptions][number] | '';

/** Spec administration §6. Subscriptions stay off until billing is configured. */
const flags: { name: Flag; label: string; value: FlagValue }[] = [
  { name: 'brand.logo', label: 'Product logo', value: 'default' },
  { name: 'support', label: 'Show GET SUPPORT', value: true },
  { name: 'chatbot.enabled', label: 'Chat strategist', value: false },
  { name: 'sideBarSubscribe', label: 'Subscribe button in the sidebar', value: false },
  { name: 'enableSubscriptions', label: 'Subscriptions', value: false },
  { name: 'pricingTableNumColumns', label: 'Columns of the pricing table', value: 2 },
  { name: 'designServices.text', label: 'Words about design services', value: '' },
  { name: 'designServices.link', label: 'Address of design services', value: '' },
  { name: 'openRegistration', label: 'Anybody may register', value: true },
  { name: 'requireSecondFactor', label: 'Who needs a second factor', value: 'nobody' },
];

/** Puts in what a new house needs; what is there already stays as people changed it. */
export const seedHouse = async (db: Database): Promise<void> => {
  await db
    .insertInto('roles')
    .values(roles)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('tiers')
    .values(tiers)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('feature_flags')
    .values(
      flags.map(({ name, label, value }, position) => ({
        name,
        label,
        value: JSON.stringify(value),
        value_options: JSON.stringify(isTextFlag(name) ? [] : flagOptions[name]),
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
