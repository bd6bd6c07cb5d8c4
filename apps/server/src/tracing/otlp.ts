import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Tracing } from './tracing.ts';

type Options = {
  /** The collector's address; traces go to `v1/traces` below it. */
  endpoint: URL;
  service: string;
  onError: (problem: unknown) => void;
};

const failed = (span: Span, error: unknown): void => {
  // the message may hold what somebody typed; the kind of error does not
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
};

/** Traces to an OpenTelemetry collector. Names and attributes hold no query, no body and no statement's values. */
export const createOtlpTracing = ({ endpoint, service, onError }: Options): Tracing => {
  const { debug, info, verbose } = { debug: () => undefined, info: () => undefined, verbose: () => undefined };
  diag.setLogger({ debug, info, verbose, warn: onError, error: onError }, DiagLogLevel.WARN);
  const url = new URL('v1/traces', endpoint.href.endsWith('/') ? endpoint : `${endpoint.href}/`).href;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: 5000 }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const tracer = provider.getTracer('signet');

  return {
    request({ request, response, id, route }, within) {
      const from = propagation.extract(ROOT_CONTEXT, request.headers);
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': request.method ?? '', 'http.route': route, 'signet.request_id': id },
        },
        from,
      );
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(from, span), within);
    },

    async job({ name, id, from }, work) {
      const parent = from ? propagation.extract(ROOT_CONTEXT, { traceparent: from }) : ROOT_CONTEXT;
      const options = { kind: SpanKind.CONSUMER, attributes: { 'signet.job_id': id } };
      const span = tracer.startSpan(`job ${name}`, options, parent);
      try {
        return await context.with(trace.setSpan(parent, span), work);
      } catch (error) {
        failed(span, error);
        throw error;
      } finally {
        span.end();
      }
    },

    statement(text) {
      // what nobody asked for (sweeps, looks at the queue) would be a trace of its own each
      if (!trace.getActiveSpan()) return () => undefined;
      const word = /^\s*(?:--[^\n]*\n\s*)*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': word };
      const span = tracer.startSpan(`postgres ${word}`, { kind: SpanKind.CLIENT, attributes });
      return (error) => {
        if (error !== undefined) failed(span, error);
        span.end();
      };
    },

    current() {
      const carrier: { traceparent?: string } = {};
      propagation.inject(context.active(), carrier);
      return carrier.traceparent;
    },

    close: () => provider.shutdown(),
  };
};
