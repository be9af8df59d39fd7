import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getPayload } from 'payload'
import { addBenchmarkListings } from './benchmark'
import { keepLogins } from './load/accounts'
import { loadSeed } from './load/load-seed'
import { parseCommand, parseSeedEnvironment } from './options'
import { drawPictures } from './picture-cache'
import { readSeedData, seedDataDir } from './read-data'
import { reasonOf } from './reason'

const root = fileURLToPath(new URL('..', import.meta.url))
const dataDir = path.join(root, '.data')

/** Fills the database with the demo agency: check everything, draw, write all or nothing. */
async function seed(args: readonly string[]): Promise<void> {
  const { resetContent, agency, listings } = parseCommand(args)
  const report = (line: string) => console.log(line)
  const { mediaDir, documentDir, adminEmail, adminPassword, owners, loginsFile } =
    parseSeedEnvironment(process.env)
  const data = await readSeedData(seedDataDir, agency)
  const drawn = await drawPictures(data.pictures, path.join(dataDir, 'pictures-cache'), report)
  // Loaded late, so that a fault in the files is told without a database.
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config, disableOnInit: true })
  try {
    const logins = await loadSeed(payload, {
      data,
      drawn,
      folders: { media: mediaDir, assets: path.join(root, 'seed', 'assets') },
      admin: { email: adminEmail, password: adminPassword },
      owners,
      documentFolder: documentDir,
      now: new Date(),
      resetContent,
      resetSettings: agency !== null,
      report,
    })
    if (logins.length > 0) await keepLogins(logins, loginsFile)
    if (listings !== null) await addBenchmarkListings(payload, listings, report)
  } finally {
    await payload.destroy()
  }
}

// While a loader thread compiles what is imported late, nothing else holds the process, and Node
// would end it with exit code 13.
setInterval(() => undefined, 60_000)

const exitCode = await seed(process.argv.slice(2)).then(
  () => 0,
  (err: unknown) => {
    console.error(reasonOf(err))
    return 1
  },
)
// The database's pool keeps a connection, and with it the process, alive for good; leaving once
// the last line is out is the only end.
process.stdout.write('', () => process.exit(exitCode))
