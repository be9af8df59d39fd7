import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import { describe, expect, it } from 'vitest'
import { createDiscreetExporter } from './without-persons'

/** One span as the exporter behind gets it. */
function record(name: string, attributes: Record<string, string | number>) {
  const memory = new InMemorySpanExporter()
  const processor = new SimpleSpanProcessor(createDiscreetExporter(memory))
  const provider = new BasicTracerProvider({ spanProcessors: [processor] })
  const span = provider.getTracer('test').startSpan(name, { attributes })
  span.recordException(new Error('an@example.be is not free'))
  span.setStatus({ code: 2, message: 'an@example.be is not free' })
  span.end()
  return memory.getFinishedSpans()[0]
}

describe('createDiscreetExporter', () => {
  it('keeps the route and the status, and leaves out address and message', () => {
    const span = record('GET /[locale]/[[...path]]', {
      'http.route': '/[locale]/[[...path]]',
      'http.status_code': 200,
      'http.target': '/nl/te-koop/?q=An+De+Wolf',
    })
    expect(span?.name).toBe('GET /[locale]/[[...path]]')
    expect(span?.attributes).toEqual({
      'http.route': '/[locale]/[[...path]]',
      'http.status_code': 200,
    })
    expect(span?.status).toEqual({ code: 2 })
    expect(span?.events).toEqual([])
    expect(span?.spanContext().traceId).toMatch(/^[\da-f]{32}$/)
  })

  it('names a request to another server by its kind', () => {
    const span = record('fetch GET https://feeds.example.be/an?key=1', {
      'next.span_type': 'AppRender.fetch',
      'http.url': 'https://feeds.example.be/an?key=1',
    })
    expect(span?.name).toBe('AppRender.fetch')
    expect(span?.attributes).toEqual({ 'next.span_type': 'AppRender.fetch' })
  })
})
