import { writeFile } from 'node:fs/promises'
import { rebuildListings } from '@/cms/read-model/rebuild-listings'
import { rebuildMarks } from '@/cms/translations/rebuild-marks'
import { runWithPayload } from '../site/run-with-payload'
import { examine, type Examination } from './check'
import { recordChecks } from './checks'

const [reportFile = '', ...flags] = process.argv.slice(2)

// Writes what the checks of the records find to a file, after mending what can be made again.
await runWithPayload(async (payload) => {
  if (flags.includes('--mend')) {
    await rebuildListings(payload)
    await rebuildMarks(payload)
  }
  const examinations: Examination[] = []
  for (const check of recordChecks) examinations.push(await examine(check, payload))
  await writeFile(reportFile, JSON.stringify(examinations))
})
