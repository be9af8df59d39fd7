import { inData } from '../paths'
import { openHome } from '../postgres/home'
import { restartServer, startServer, stopServer } from '../postgres/server-process'
import { buildSite } from '../testing/built-site'
import { openTestDatabase } from '../testing/test-databases'
import { closeAtEnd } from '../terminal/shutdown'

export type Stage = {
  origin: string
  databaseUrl: string
  /** Kills the site's server as a power cut would, and starts it anew. */
  cutSite: () => Promise<void>
  /** The same, with other settings than before; without any, those it began with. */
  restartSite: (settings?: Readonly<Record<string, string>>) => Promise<void>
  /** Stops Postgres, which throws everybody out, and starts it again. */
  restartDatabase: () => Promise<void>
  stopDatabase: () => Promise<void>
  startDatabase: () => Promise<void>
}

const say = (line: string) => console.log(`    ${line}`)

/**
 * The production build on a Postgres of its own that waits for the disk, as a real one does.
 *
 * @param smtpUrl where the site hands its mails
 */
export async function openStage(smtpUrl: string): Promise<Stage> {
  const options = { folder: inData('fault-postgres'), isDurable: true, say }
  const home = await startServer(await openHome(options), options)
  closeAtEnd(() => stopServer(home))
  const serverUrl = home.url('postgres')
  const database = await openTestDatabase('seeded', { purpose: 'faults', report: say, serverUrl })
  const { origin, start } = await buildSite(database, {
    report: say,
    env: { TRUSTED_PROXIES: '1', SMTP_URL: smtpUrl, MAIL_RETRY_SECONDS: '1' },
  })
  const startSite = (env: Readonly<Record<string, string>>) => start('fault-server', { env })
  let site = await startSite({})
  const restartSite = async (own: Readonly<Record<string, string>> = {}) => {
    site.cut()
    await site.ended
    site = await startSite(own)
  }
  return {
    origin,
    databaseUrl: database.url,
    restartSite,
    cutSite: () => restartSite(),
    restartDatabase: () => restartServer(home, options),
    stopDatabase: () => stopServer(home),
    startDatabase: () => restartServer(home, options),
  }
}
