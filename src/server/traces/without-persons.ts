import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'

/**
 * What a span may say: which route, how it ended, how long it took. Whole addresses are left out: they
 * hold what visitors search for, and the keys of links into accounts.
 */
const attributeNames: ReadonlySet<string> = new Set([
  'http.method',
  'http.request.method',
  'http.route',
  'http.status_code',
  'http.response.status_code',
  'next.page',
  'next.route',
  'next.rsc',
  'next.segment',
  'next.span_type',
  'next.clientComponentLoadCount',
])

const statusCode = (status: ReadableSpan['status']) => ({ code: status.code })

/** A name that is built of an address is replaced by the kind of work that it stands for. */
function toName({ name, attributes }: ReadableSpan): string {
  const kind = attributes['next.span_type']
  return /[/?:]/.test(name) && attributes['http.route'] === undefined && typeof kind === 'string'
    ? kind
    : name
}

/** The span as others may see it: without addresses, messages of errors and where links lead. */
export function withoutPersons(span: ReadableSpan): ReadableSpan {
  const kept = Object.entries(span.attributes).filter(([name]) => attributeNames.has(name))
  const safe = { attributes: Object.fromEntries(kept), name: toName(span) }
  return Object.create(span, {
    attributes: { value: safe.attributes, enumerable: true },
    name: { value: safe.name, enumerable: true },
    events: { value: [], enumerable: true },
    status: { value: statusCode(span.status), enumerable: true },
  }) as ReadableSpan
}

/** Hands on spans without what names a person. */
export function createDiscreetExporter(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withoutPersons), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
