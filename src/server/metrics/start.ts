import { env } from '../env'
import { onRequestStart } from '../request/request-start'
import { toRequestKind } from './request-kind'

/** Measures every answer of this process from now on, if somebody may look. */
export async function startMetrics(): Promise<void> {
  if (env().METRICS_TOKEN === undefined) return
  const { getMetrics } = await import('./metrics')
  const { countRequest } = getMetrics()
  onRequestStart((request, response) => {
    const startedAt = performance.now()
    // The framework rewrites it while it answers.
    const { url = '', method = '' } = request
    response.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1000
      countRequest(toRequestKind(url), method, response.statusCode, seconds)
    })
  })
}
