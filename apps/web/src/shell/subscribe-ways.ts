import { useLocation } from 'react-router';
import { pricingPath } from '../paths.ts';
import { configIfLoaded } from './config.ts';
import { upgrader, useMay } from './feature-flags.ts';

/** The label of the way to the pricing table (spec results §6 and §9). `asUpgrade`: they subscribe already, to less. */
export const subscribeLabel = (asUpgrade: boolean): string => (asUpgrade ? 'UPGRADE NOW' : 'SUBSCRIBE TO SIGNET');

/** The same for the signed-in user. */
export const useSubscribeLabel = (): string => subscribeLabel(useMay(upgrader));

/** The way to the pricing table, and from there back to this page as it is, with its query. */
export const usePricingPath = (): string => {
  const { pathname, search } = useLocation();
  return pricingPath(pathname + search);
};

/** The label of the way to what is paid already; it names who takes the money (spec results §9). */
export const manageLabel = (): string =>
  configIfLoaded()?.stripe.key ? 'MANAGE ON STRIPE' : 'MANAGE AT THE TEST TILL';
