import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * What stands beside a page and comes later than it: where its file cannot be had, since the network is gone or the
 * server is another one by now, the page stays without it, and is not lost to an error.
 */
export const lazyAside = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await load().catch(() => Nothing) }));
