import { createMailSink } from '../faults/mail-sink'
import type { Outcome, Scenario } from '../faults/scenario'
import { databaseAway } from '../faults/scenarios/database-away'
import { databaseRestart } from '../faults/scenarios/database-restart'
import { diskFull } from '../faults/scenarios/disk-full'
import { createKills } from '../faults/scenarios/kills'
import { slowMail } from '../faults/scenarios/slow-mail'
import { openStage } from '../faults/stage'
import { Advice } from '../terminal/advice'
import { closeAtEnd } from '../terminal/shutdown'

const formsLeast = 100
const formsUsual = 2_000

function parseCount(text: string | undefined): number {
  const count = Number(text ?? formsUsual)
  if (Number.isInteger(count) && count >= formsLeast) return count
  throw new Advice(
    `Say how many forms are sent, from ${formsLeast}: npm run test:faults -- kills 2000`,
  )
}

/** Those that the arguments name, all without any; a number alone is that of the forms under kills. */
function chooseScenarios([first, second]: readonly string[]): readonly Scenario[] {
  const isCount = first !== undefined && /^\d/.test(first)
  const kills = createKills(parseCount(isCount ? first : second))
  const all = [kills, databaseRestart, databaseAway, slowMail, diskFull]
  if (first === undefined) return all
  if (isCount) return [kills]
  const named = all.filter(({ name }) => name === first)
  if (named.length > 0) return named
  const names = all.map(({ name }) => name).join(', ')
  throw new Advice(`There is no scenario "${first}". There are: ${names}.`)
}

function print({ name }: Scenario, { figures, broken }: Outcome, seconds: number): void {
  console.log(`\n${name}, ${seconds} s`)
  for (const [figure, value] of Object.entries(figures)) {
    const shown = typeof value === 'object' ? JSON.stringify(value) : String(value)
    console.log(`    ${figure.padEnd(36)} ${shown}`)
  }
  for (const line of broken) console.error(`    BROKEN: ${line}`)
}

/**
 * What goes wrong on purpose, one scenario after the other on a production build with a Postgres and
 * a mail server of its own. What it is and what came out stands in docs/faults.md.
 */
export async function run(args: string[]): Promise<number> {
  const scenarios = chooseScenarios(args)
  const sink = await createMailSink()
  await sink.open()
  closeAtEnd(sink.close)
  const stage = await openStage(sink.url)
  let failed = 0
  for (const scenario of scenarios) {
    console.log(`\n${scenario.title}`)
    const startedAt = Date.now()
    const outcome = await scenario.run(stage, sink)
    print(scenario, outcome, Math.round((Date.now() - startedAt) / 1000))
    if (outcome.broken.length > 0) failed += 1
  }
  console.log(`\n${scenarios.length - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
