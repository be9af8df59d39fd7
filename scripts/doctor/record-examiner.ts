import { writeFile } from 'node:fs/promises'
import { getPayload } from 'payload'
import { rebuildListings } from '@/cms/read-model/rebuild-listings'
import { examine, type Examination } from './check'
import { recordChecks } from './checks'

/** Writes what the checks of the records find to a file, after mending what can be made again. */
async function examineAll(reportFile: string, isMending: boolean): Promise<void> {
  const { default: config } = await import('@payload-config')
  const payload = await getPayload({ config, disableOnInit: true })
  if (isMending) await rebuildListings(payload)
  const examinations: Examination[] = []
  for (const check of recordChecks) examinations.push(await examine(check, payload))
  await writeFile(reportFile, JSON.stringify(examinations))
}

// While a loader thread compiles what is imported late, nothing else holds the process.
const hold = setInterval(() => undefined, 60_000)

const [reportFile = '', ...flags] = process.argv.slice(2)
const exitCode = await examineAll(reportFile, flags.includes('--mend')).then(
  () => 0,
  (err: unknown) => {
    console.error(err)
    return 1
  },
)
clearInterval(hold)
// The pool keeps its connections, and with them the process, alive for good.
process.exit(exitCode)
