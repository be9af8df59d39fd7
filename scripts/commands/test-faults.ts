import { setTimeout as sleep } from 'node:timers/promises'
import { createMailSink, type MailSink } from '../faults/mail-sink'
import { findBrokenPromises, reportFaults } from '../faults/report'
import { openStage, type Stage } from '../faults/stage'
import { sendForms, toAddress, type Sendings } from '../faults/visitors'
import { Advice } from '../terminal/advice'
import { closeAtEnd } from '../terminal/shutdown'

const clients = 50
const cutsMax = 20
const restartsMax = 3

/** Without a further receipt for so long, in milliseconds, no more are expected. */
const quietMs = 180_000

function parseCount(args: readonly string[]): number {
  const count = Number(args[0] ?? 10_000)
  if (Number.isInteger(count) && count >= 100) return count
  throw new Advice('Say how many forms are sent, from 100: npm run test:faults -- 2000')
}

/** Faults at even distances between the thanks; each one waits for the one before it. */
function planFaults(stage: Stage, count: number) {
  const faults = [
    ...Array.from({ length: cutsMax }, (_, index) => ({
      at: Math.round(((index + 1) * count) / (cutsMax + 1)),
      cause: stage.cutSite,
    })),
    ...Array.from({ length: restartsMax }, (_, index) => ({
      at: Math.round(((index + 0.5) * count) / restartsMax),
      cause: stage.restartDatabase,
    })),
  ].toSorted((a, b) => a.at - b.at)
  let running: Promise<void> = Promise.resolve()
  return {
    onThanked: (thanked: number) => {
      while (faults[0] && faults[0].at <= thanked) {
        const fault = faults.shift()
        running = running.then(() => fault?.cause())
        // Told when all forms are sent; until then it is nobody's to handle.
        running.catch(() => undefined)
      }
    },
    done: async () => running,
  }
}

async function waitForReceipts(sink: MailSink, numbers: readonly number[]): Promise<void> {
  let missing = numbers.length
  let changedAt = Date.now()
  while (Date.now() - changedAt < quietMs) {
    const left = numbers.filter((number) => !sink.received.has(toAddress(number))).length
    if (left === 0) break
    if (left !== missing) changedAt = Date.now()
    missing = left
    await sleep(1_000)
  }
  // The notices to the office go the same way and need no longer.
  await sleep(5_000)
}

function print(title: string, lines: Readonly<Record<string, unknown>>): void {
  console.log(`\n${title}`)
  for (const [name, value] of Object.entries(lines)) {
    console.log(
      `    ${name.padEnd(24)} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
    )
  }
}

async function runWithoutMailServer(
  stage: Stage,
  sink: MailSink,
  first: number,
): Promise<Sendings> {
  await sink.close()
  const sent = await sendForms(stage.origin, { first, count: 200, clients })
  print('With the mail server away', {
    thanked: sent.acknowledged.length,
    refusals: Object.fromEntries(sent.refusals),
  })
  await sink.open()
  await waitForReceipts(sink, sent.acknowledged)
  return sent
}

/**
 * Fifty visitors at a time send forms while the server is killed twenty times and Postgres restarted
 * three times, then some more while the mail server is away. Every form that was thanked for has to
 * be stored once and mailed at least once.
 */
export async function run(args: string[]): Promise<number> {
  const count = parseCount(args)
  const sink = await createMailSink()
  await sink.open()
  closeAtEnd(sink.close)
  const stage = await openStage(sink.url)
  const startedAt = Date.now()
  const faults = planFaults(stage, count)
  const sent = await sendForms(stage.origin, { first: 1, count, clients }, faults.onThanked)
  await faults.done()
  const sendingS = Math.round((Date.now() - startedAt) / 1000)
  await waitForReceipts(sink, sent.acknowledged)
  const drainedS = Math.round((Date.now() - startedAt) / 1000)
  const away = await runWithoutMailServer(stage, sink, count + 1)
  const acknowledged = [...sent.acknowledged, ...away.acknowledged]
  const report = await reportFaults(stage.databaseUrl, acknowledged, sink.received)
  print(`${count} forms from ${clients} clients, ${cutsMax} kills, ${restartsMax} restarts`, {
    'seconds of sending': sendingS,
    'seconds to last receipt': drainedS,
    'refusals by status': Object.fromEntries(sent.refusals),
    ...report,
  })
  const broken = findBrokenPromises(report)
  const refusedWhileAway = [...away.refusals.keys()].length
  if (refusedWhileAway > 0) broken.push('visitors saw an error because the mail server was away')
  for (const line of broken) console.error(`    BROKEN: ${line}`)
  console.log(`\n${broken.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed'}`)
  return broken.length === 0 ? 0 : 1
}
