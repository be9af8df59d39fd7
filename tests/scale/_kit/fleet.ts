import { randomBytes } from 'node:crypto'
import { createMailSink, type MailSink } from '../../../scripts/faults/mail-sink'
import { logFile } from '../../../scripts/paths'
import { findFreePort } from '../../../scripts/postgres/free-port'
import { build } from '../../../scripts/site/build'
import { createRelease } from '../../../scripts/site/release'
import { serve, type Server } from '../../../scripts/site/serve'
import { getProgram } from '../../../scripts/testing/debian-program'
import {
  cloneTemplate,
  ensureTemplate,
  openTestServer,
  testSettings,
} from '../../../scripts/testing/test-databases'
import { closeAtEnd } from '../../../scripts/terminal/shutdown'
import { requestToken, tokenVariable } from '../../e2e/_kit/editor'
import { startFront } from './front'
import { startRedis, type Redis } from './redis'

/** Shows the figures of a server to the test. */
export const metricsToken = randomBytes(32).toString('hex')

export type Fleet = {
  /** Two servers that visitors are sent to. The first leaves the jobs to others. */
  servers: readonly [string, string]
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
  const serverUrl = await openTestServer()
  const template = await ensureTemplate(serverUrl, 'seeded', say)
  const database = await cloneTemplate(serverUrl, template, { pid: process.pid, purpose: 'scale' })
  closeAtEnd(database.drop)
  const sink = await createMailSink()
  await sink.open()
  closeAtEnd(sink.close)
  const redisProgram = await getProgram('redis-server', say)
  const redis = redisProgram === null ? null : await startRedis(redisProgram)
  if (redis === null) say('Without Redis: there is none to be had, so each server keeps its own.')

  const [one, two, third] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const siteUrl = `http://localhost:${one}`
  const env = {
    ...database.env,
    SITE_URL: siteUrl,
    TRUSTED_PROXIES: '1',
    SMTP_URL: sink.url,
    MAIL_RETRY_SECONDS: '1',
    METRICS_TOKEN: metricsToken,
    REDIS_URL: redis?.url ?? '',
  }
  await build(env, say)
  const release = await createRelease()
  const start = (port: number, name: string, jobs: 'on' | 'off'): Promise<Server> => {
    const settings = { ...testSettings, port, siteUrl }
    const own = { ...env, PORT: String(port), JOBS: jobs }
    return serve({ release, env: own, settings, log: logFile(`scale-${name}`) })
  }
  await start(one, 'server-1', 'off')
  // It works on the queue as well, so that two want to.
  const second = await start(two, 'server-2', 'on')
  await start(third, 'worker', 'on')

  const nginx = await getProgram('nginx', say)
  process.env[tokenVariable] = await requestToken(siteUrl)
  return {
    servers: [siteUrl, `http://localhost:${two}`],
    cutSecond: async () => {
      second.cut()
      await second.ended
    },
    front: nginx === null ? null : await startFront(nginx, [one, two]),
    redis,
    databaseUrl: database.url,
    sink,
  }
}
