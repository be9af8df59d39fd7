import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../../bench/measure'
import { secondsUntil } from '../../testing/seconds-until'
import type { MailSink } from '../mail-sink'
import { askPage, countBy, type PageAnswer } from '../pages'
import { waitForReceipts } from '../receipts'
import { findBrokenPromises, reportFaults } from '../report'
import type { Scenario } from '../scenario'
import type { Stage } from '../stage'
import { sendForms } from '../visitors'

const readers = 20
const senders = 10
const forms = 300
const restarts = 3
/** Between two restarts, in milliseconds. */
const pauseMs = 5_000
const recoverySecondsMax = 30

const firstVisitor = 20_001

/** Kept, kept, and never asked before. */
const toPath = (turn: number) =>
  ['/nl/', '/de/kontakt/', `/fr/a-vendre/?minPrice=${10_000 + turn}`][turn % 3] ?? '/nl/'

type Seen = Pick<PageAnswer, 'status' | 'ms'>

/** Reads pages until told to stop. */
function startReading(origin: string) {
  const seen: Seen[] = []
  let isOver = false
  let turn = 0
  const read = async () => {
    while (!isOver) {
      const { status, ms } = await askPage(origin, toPath(turn++))
      seen.push({ status, ms })
    }
  }
  const all = Promise.all(Array.from({ length: readers }, read))
  return {
    seen,
    stop: async () => {
      isOver = true
      await all
    },
  }
}

async function run(stage: Stage, sink: MailSink) {
  const reading = startReading(stage.origin)
  const sending = sendForms(stage.origin, { first: firstVisitor, count: forms, clients: senders })
  for (let restart = 0; restart < restarts; restart += 1) {
    await sleep(pauseMs)
    await stage.restartDatabase()
  }
  const recoveredS = await secondsUntil(async () => {
    const unseen = `/en/for-sale/?minPrice=${Date.now() % 1_000_000}`
    return (await askPage(stage.origin, unseen)).status === 200
  }, recoverySecondsMax)
  const sent = await sending
  await reading.stop()
  await waitForReceipts(sink, sent.acknowledged)
  const report = await reportFaults(stage.databaseUrl, sent.acknowledged, sink.received)
  const statuses = countBy(reading.seen.map(({ status }) => status))
  const strange = Object.keys(statuses).filter((status) => !['200', '503'].includes(status))
  const broken = [
    ...findBrokenPromises(report),
    ...(recoveredS === null ? [`no page came within ${recoverySecondsMax} s of the restart`] : []),
    ...strange.map((status) => `${statuses[status]} pages answered ${status}`),
  ]
  const figures = {
    'pages by status': statuses,
    'pages, p95 in ms': percentile(
      reading.seen.map(({ ms }) => ms),
      0.95,
    ),
    'seconds to the first new page': recoveredS,
    'forms refused by status': Object.fromEntries(sent.refusals),
    ...report,
  }
  return { figures, broken }
}

/** Pages are read and forms sent while Postgres is restarted again and again. */
export const databaseRestart: Scenario = {
  name: 'database-restart',
  title: `Postgres restarted ${restarts} times under ${readers} readers and ${senders} senders`,
  run,
}
