import { paths } from '../paths.ts';
import { visitorNow } from './visitor.ts';

const opensLibrary = ([feature, isOn]: [string, boolean]): boolean => isOn && feature.startsWith('assetLibrary.');

/**
 * Where a founder with a finished brand starts (spec quiz §2, flow decisions): the asset library, or the brand book
 * where their tier opens nothing of the library, so that nobody who has just finished stands before a lock.
 */
export const postQuizHome = (): string => {
  const features = visitorNow()?.user.features ?? {};
  return Object.entries(features).some(opensLibrary) ? paths.library : paths.book;
};
