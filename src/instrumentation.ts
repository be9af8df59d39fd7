/**
 * Runs once when a server starts, and starts all that a process does beside answering: what stands
 * around a request and its answer, in the order in which they wrap each other, then what hears of
 * changed records, does jobs and counts. Each is explained where it stands, in `src/server`.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { outliveReader } = await import('@/server/log/outlive-reader')
  outliveReader()
  const { settleTimeZone } = await import('@/server/env-time-zone')
  settleTimeZone()
  const { env } = await import('@/server/env')
  // In place of the framework, which was there first.
  const { startProcessEnd } = await import('@/server/process-end')
  startProcessEnd()
  const { startTraces } = await import('@/server/traces/start')
  await startTraces()
  const { settleClientAddresses } = await import('@/server/request/settle-client-address')
  settleClientAddresses(env().TRUSTED_PROXIES)
  const { renameTrace } = await import('@/server/request/rename-trace')
  renameTrace()
  const { nameOneLocation } = await import('@/server/request/name-one-location')
  nameOneLocation()
  const { keepPacked } = await import('@/server/request/keep-packed')
  keepPacked()
  const { keepSessionToHost } = await import('@/server/request/host-cookie')
  keepSessionToHost(env().SITE_URL)
  // Before what gives a page again that left a moment ago, which needs no place in the line.
  const { startDrawingLine } = await import('@/server/shared-cache/start-drawing-line')
  startDrawingLine()
  // Before whatever sends another answer in place of one, which is to be guarded as well.
  const { startProtection } = await import('@/server/protection/start')
  startProtection()
  const { startMetrics } = await import('@/server/metrics/start')
  await startMetrics()
  const { startSharedCache } = await import('@/server/shared-cache/start')
  await startSharedCache()
  const { startCacheListener } = await import('@/server/cache/start')
  startCacheListener()
  if (env().JOBS === 'on') {
    const { startQueue } = await import('@/server/queue/start')
    startQueue()
  }
  const { startSubstitutes } = await import('@/server/substitutes/start')
  startSubstitutes()
  const { startVisits } = await import('@/server/visits/start')
  startVisits()
  const { startRedirectHits } = await import('@/server/redirect-hits/start')
  startRedirectHits()
}
