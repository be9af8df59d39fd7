import { connection } from 'next/server'
import { env } from '@/server/env'
import { readMetrics } from '@/server/metrics/read-metrics'
import { isSameText } from '@/server/same-text'

/**
 * Answers Prometheus, which shows the token of `METRICS_TOKEN`: 404 to everybody else, and while there is
 * none.
 */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const { METRICS_TOKEN } = env()
  const shown = request.headers.get('authorization') ?? ''
  if (METRICS_TOKEN === undefined || !isSameText(shown, `Bearer ${METRICS_TOKEN}`)) {
    return new Response(null, { status: 404 })
  }
  const { body, contentType } = await readMetrics()
  return new Response(body, {
    headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' },
  })
}
