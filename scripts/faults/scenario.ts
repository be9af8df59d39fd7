import type { MailSink } from './mail-sink'
import type { Stage } from './stage'

export type Outcome = {
  /** What is printed, and stands in docs/faults.md. */
  figures: Readonly<Record<string, unknown>>
  /** What was promised and not kept, a sentence each; empty when all was. */
  broken: string[]
}

/** One thing that goes wrong, bounded in time, on a stage that it leaves as it found it. */
export type Scenario = {
  name: string
  /** Said before it begins. */
  title: string
  /** @throws Advice when this machine cannot show it */
  run: (stage: Stage, sink: MailSink) => Promise<Outcome>
}
