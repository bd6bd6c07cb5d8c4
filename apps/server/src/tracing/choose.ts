import type { Config } from '../config.ts';
import type { Tracing } from './tracing.ts';

/** Tracing where an address for it is set; its library (some 50 modules) is loaded only then. */
export const chooseTracing = async (
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service }: Config,
  onError: (problem: unknown) => void,
): Promise<Tracing | undefined> => {
  if (!endpoint) return undefined;
  const { createOtlpTracing } = await import('./otlp.ts');
  return createOtlpTracing({ endpoint, service, onError });
};
