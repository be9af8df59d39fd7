import type { MailSink } from '../mail-sink'
import { waitForReceipts } from '../receipts'
import { findBrokenPromises, reportFaults } from '../report'
import type { Scenario } from '../scenario'
import type { Stage } from '../stage'
import { sendForms } from '../visitors'

const clients = 50
const cutsMax = 20
const restartsMax = 3

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

async function runKills(stage: Stage, sink: MailSink, count: number) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const faults = planFaults(stage, count)
  const sent = await sendForms(stage.origin, { first: 1, count, clients }, faults.onThanked)
  await faults.done()
  const sendingS = seconds()
  await waitForReceipts(sink, sent.acknowledged)
  const drainedS = seconds()
  const report = await reportFaults(stage.databaseUrl, sent.acknowledged, sink.received)
  const figures = {
    forms: count,
    kills: cutsMax,
    'restarts of Postgres': restartsMax,
    'seconds of sending': sendingS,
    'seconds to last receipt': drainedS,
    'refusals by status': Object.fromEntries(sent.refusals),
    ...report,
  }
  return { figures, broken: findBrokenPromises(report) }
}

/**
 * Fifty visitors at a time send forms while the server is killed twenty times and Postgres restarted
 * three times. Every form that was thanked for has to be stored once and mailed at least once.
 *
 * @param count of forms
 */
export function createKills(count: number): Scenario {
  return {
    name: 'kills',
    title: `${count} forms from ${clients} visitors while the server is killed`,
    run: (stage, sink) => runKills(stage, sink, count),
  }
}
