import type { AgentModel } from '@signet/contract';

type Named = Pick<AgentModel, 'providerName' | 'name' | 'variant'>;

/** `provider : name - variant`, the variant only where it says something (spec administration §3). */
export const modelLabel = ({ providerName, name, variant }: Named): string =>
  `${providerName} : ${name}${variant === '' || variant === '0' ? '' : ` - ${variant}`}`;

/** Models by their labels, whatever their case (spec administration §3). */
export const modelsByLabel = <Model extends Named>(models: readonly Model[]): Model[] =>
  models.toSorted((one, other) => modelLabel(one).localeCompare(modelLabel(other), 'en', { sensitivity: 'base' }));
