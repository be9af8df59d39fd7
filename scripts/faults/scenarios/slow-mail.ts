import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../../bench/measure'
import type { Manner, MailSink } from '../mail-sink'
import { waitForReceipts } from '../receipts'
import { findBrokenPromises, reportFaults } from '../report'
import type { Scenario } from '../scenario'
import type { Stage } from '../stage'
import { sendForms } from '../visitors'

const formsEach = 60
const clients = 5
/** Longer than the patience of the site with a mail server that says nothing, in milliseconds. */
const waitMs = 15_000
/** Nobody waits longer than this for thanks because of a mail server; 95 of 100 visitors, in ms. */
const thanksMsMax = 2_000

/** Numbers of visitors that no other scenario uses. */
const firstVisitor = 30_001

const manners: readonly (Manner | 'away')[] = ['away', 'silent', 'busy']

async function sendUnder(
  manner: Manner | 'away',
  { stage, sink, first }: { stage: Stage; sink: MailSink; first: number },
) {
  await sink.close()
  if (manner !== 'away') await sink.open(manner)
  const sent = await sendForms(stage.origin, { first, count: formsEach, clients })
  await sleep(waitMs)
  return sent
}

async function run(stage: Stage, sink: MailSink) {
  const figures: Record<string, unknown> = {}
  const broken: string[] = []
  const acknowledged: number[] = []
  for (const [index, manner] of manners.entries()) {
    const first = firstVisitor + index * formsEach
    const sent = await sendUnder(manner, { stage, sink, first })
    acknowledged.push(...sent.acknowledged)
    const p95 = percentile(sent.thanksMs, 0.95)
    figures[`${manner}: thanks, p95 in ms`] = p95
    if (p95 > thanksMsMax) broken.push(`thanks took ${p95} ms with a mail server that is ${manner}`)
    if (sent.refusals.size > 0)
      broken.push(`visitors were refused with a mail server that is ${manner}`)
  }
  await sink.open('taking')
  const openedAt = Date.now()
  await waitForReceipts(sink, acknowledged)
  figures['seconds to last receipt'] = Math.round((Date.now() - openedAt) / 1000)
  const report = await reportFaults(stage.databaseUrl, acknowledged, sink.received)
  return { figures: { ...figures, ...report }, broken: [...broken, ...findBrokenPromises(report)] }
}

/** A mail server that is away, says nothing, or has no time: no visitor waits for it, no mail is lost. */
export const slowMail: Scenario = {
  name: 'slow-mail',
  title: `${manners.length * formsEach} forms with a mail server that is away, silent, busy`,
  run,
}
