import { randomBytes } from 'node:crypto'
import { createMailSink, type MailSink } from '../../../scripts/faults/mail-sink'
import { findFreePort } from '../../../scripts/postgres/free-port'
import { buildSite } from '../../../scripts/testing/built-site'
import { getProgram } from '../../../scripts/testing/debian-program'
import { startFrontProxy } from '../../../scripts/testing/front-proxy'
import { openTestDatabase } from '../../../scripts/testing/test-databases'
import { closeAtEnd } from '../../../scripts/terminal/shutdown'
import { requestToken, tokenVariable } from '../../e2e/_kit/editor'
import { startRedis, type Redis } from './redis'

/** Shows the figures of a server to the test. */
export const metricsToken = randomBytes(32).toString('hex')

export type Fleet = {
  /** Two servers that visitors are sent to. The first leaves the jobs to others. */
  servers: readonly [string, string]
  /**
   * Ends the second server as a new version does, and starts it again at its address.
   *
   * @returns the code with which it ended
   */
  replaceSecond: () => Promise<number | null>
  /** Ends the second server as a power cut would. */
  cutSecond: () => Promise<void>
  /** nginx in front of both; null where there is none. */
  front: string | null
  /** Null where there is none. */
  redis: Redis | null
  databaseUrl: string
  sink: MailSink
}

const say = (line: string) => console.log(`    ${line}`)

/** Two servers and a worker of the production build, with what stands around them. */
export async function startFleet(): Promise<Fleet> {
  const database = await openTestDatabase('seeded', { purpose: 'scale', report: say })
  const sink = await createMailSink()
  await sink.open()
  closeAtEnd(sink.close)
  const redisProgram = await getProgram('redis-server', say)
  const redis = redisProgram === null ? null : await startRedis(redisProgram)
  if (redis === null) say('Without Redis: there is none to be had, so each server keeps its own.')

  const site = await buildSite(database, {
    report: say,
    env: {
      TRUSTED_PROXIES: '1',
      SMTP_URL: sink.url,
      MAIL_RETRY_SECONDS: '1',
      METRICS_TOKEN: metricsToken,
      REDIS_URL: redis?.url ?? '',
    },
  })
  const [two, third] = [await findFreePort(), await findFreePort()]
  await site.start('scale-server-1', { env: { JOBS: 'off' } })
  // It works on the queue as well, so that two want to.
  const startSecond = () => site.start('scale-server-2', { port: two, env: { JOBS: 'on' } })
  let second = await startSecond()
  await site.start('scale-worker', { port: third, env: { JOBS: 'on' } })

  const one = Number(new URL(site.origin).port)
  const nginx = await getProgram('nginx', say)
  process.env[tokenVariable] = await requestToken(site.origin)
  return {
    servers: [site.origin, `http://localhost:${two}`],
    replaceSecond: async () => {
      process.kill(second.pid, 'SIGTERM')
      const code = await second.ended
      second = await startSecond()
      return code
    },
    cutSecond: async () => {
      second.cut()
      await second.ended
    },
    front: nginx === null ? null : (await startFrontProxy(nginx, [one, two])).origin,
    redis,
    databaseUrl: database.url,
    sink,
  }
}
