import type { RuntimeConfig } from '@signet/contract';
import { configIfLoaded } from './config.ts';

const NONE: RuntimeConfig['links'] = { site: null, support: null, community: null, waitlist: null };

/**
 * Places outside the app, as whoever runs it has set them. None while the configuration is not there: error screens
 * ask too.
 */
export const siteLinks = (): RuntimeConfig['links'] => configIfLoaded()?.links ?? NONE;
