import { mkdir, writeFile } from 'node:fs/promises'
import { inData } from '../paths'
import {
  formatResult,
  judgeRun,
  sumResults,
  unsteadyMax,
  whole,
  type Result,
} from '../testing/results'
import { stages, type Begin, type Stage } from '../testing/stages'
import { Advice } from '../terminal/advice'
import { formatDuration } from '../terminal/progress'
import { closeEverything, isClosing } from '../terminal/shutdown'

/** `test unit -- src/domain` runs one stage with arguments for its runner. */
function chooseStages(args: string[]): { chosen: readonly Stage[]; rest: string[] } {
  const [name, ...rest] = args
  if (name === undefined) return { chosen: stages, rest: [] }
  const stage = stages.find((each) => each.name === name)
  if (stage) return { chosen: [stage], rest }
  throw new Advice(
    `There is no test stage "${name}": use one of ${stages.map((each) => each.name).join(', ')}.`,
  )
}

async function runStage(stage: Stage, args: string[], begin: Begin): Promise<Result> {
  try {
    return await stage.run(args, begin)
  } catch (err) {
    if (isClosing()) throw err
    const message = err instanceof Error ? err.message : String(err)
    console.error(err instanceof Advice ? message : `The stage broke: ${message}`)
    return whole.failed
  }
}

/** What is begun beside the stages fails in the one that waits for it, which tells of it. */
const beginBeside: Begin = (work) => void work().catch(() => undefined)

/** A stage that runs alone waits itself for what it needs. */
const beginNothing: Begin = () => undefined

function printUnsteady(unsteady: readonly string[]): void {
  if (unsteady.length === 0) return
  console.log('\nUnsteady: failed, and passed when run once more. Each is a defect to be mended.')
  for (const name of unsteady) console.log(`    ${name}`)
  if (unsteady.length > unsteadyMax)
    console.log(`    More than ${unsteadyMax} of them fail the run.`)
}

/** Beyond, a choice of tests left the others out, and nobody looks for a name among them. */
const namedMax = 20

/** A promise that was not tried must not look like one that was kept. */
function printSkipped(skipped: readonly string[]): void {
  if (skipped.length === 0) return
  console.log(`\nNot tried, because it was left out or something that it needs is missing here:`)
  for (const name of skipped.slice(0, namedMax)) console.log(`    ${name}`)
  if (skipped.length > namedMax) console.log(`    and ${skipped.length - namedMax} more.`)
}

async function writeSummary(result: Result): Promise<void> {
  await mkdir(inData('test-reports'), { recursive: true })
  const file = inData('test-reports', 'summary.json')
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`)
}

/** Runs the stages in order, all of them whatever fails, and ends with the sum. */
export async function run(args: string[]): Promise<number> {
  const { chosen, rest } = chooseStages(args)
  const startedAt = Date.now()
  const begin = chosen.length > 1 ? beginBeside : beginNothing
  const results: Result[] = []
  for (const [index, stage] of chosen.entries()) {
    const stageStartedAt = Date.now()
    console.log(`\n${index + 1}/${chosen.length} ${stage.title}`)
    const result = await runStage(stage, rest, begin)
    results.push(result)
    console.log(`    ${formatResult(result)} (${formatDuration(Date.now() - stageStartedAt)})`)
  }
  await closeEverything()
  const sum = judgeRun(sumResults(results))
  await writeSummary(sum)
  printUnsteady(sum.unsteady)
  printSkipped(sum.skipped)
  console.log(`\nAll stages took ${formatDuration(Date.now() - startedAt)}.`)
  console.log(formatResult(sum))
  return sum.failed === 0 ? 0 : 1
}
