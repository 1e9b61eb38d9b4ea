import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Config } from './config'
import { type Tracer, traceBy } from './db/traced'

const KINDS = { request: SpanKind.SERVER, job: SpanKind.CONSUMER, call: SpanKind.CLIENT }
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/
const STOP_MS = 2_000

/** Sends traces of requests, statements, calls and jobs to the collector of OpenTelemetry, until `stop()`. Loaded only where there is one. */
export function startTracing({ tracesUrl }: Pick<Config, 'tracesUrl'>) {
  const exporter = new OTLPTraceExporter({ url: `${tracesUrl.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'ostrov', 'process.pid': process.pid }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  traceBy(tracerOf(provider))
  return {
    /** What is not sent within two seconds is lost. */
    async stop() {
      traceBy(null)
      await Promise.race([provider.shutdown().catch(() => undefined), Bun.sleep(STOP_MS)])
    },
  }
}

function tracerOf(provider: TracerProvider): Tracer {
  const spans = provider.getTracer('ostrov')
  const current = new AsyncLocalStorage<Span>()
  return async ({ kind, name, facts, parent }, act, after) => {
    const around = current.getStore()
    const context = around ? trace.setSpan(ROOT_CONTEXT, around) : contextOf(parent)
    const span = spans.startSpan(name, { kind: KINDS[kind], attributes: facts }, context)
    try {
      const value = await current.run(span, act)
      if (after) span.setAttributes(after(value))
      return value
    } catch (error) {
      // A message may quote what somebody sent.
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      throw error
    } finally {
      span.end()
    }
  }
}

/** Of the trace that the proxy has begun. */
function contextOf(parent: string | null | undefined) {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
