import { env } from '../env'
import { logError } from '../log/log'
import { onProcessEnd } from '../process-end'
import { createDiscreetExporter } from './without-persons'

/**
 * Sends the traces that the framework makes to a collector, where one is set. The standard variables
 * beside `OTEL_EXPORTER_OTLP_ENDPOINT`, such as `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME` and
 * `OTEL_TRACES_SAMPLER`, are read by the exporter itself.
 */
export async function startTraces(): Promise<void> {
  if (env().OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return
  // A site without a collector never loads them.
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } =
    await import('@opentelemetry/resources')
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'gevel' }))
    .merge(detectResources({ detectors: [envDetector] }))
  const processor = new BatchSpanProcessor(createDiscreetExporter(new OTLPTraceExporter()))
  const provider = new NodeTracerProvider({ resource, spanProcessors: [processor] })
  provider.register()
  // What is not sent yet is sent before the process ends.
  onProcessEnd(() =>
    provider.forceFlush().catch((err: unknown) => logError('traces were not sent', err)),
  )
}
