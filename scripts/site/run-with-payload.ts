import { getPayload, type Payload } from 'payload'
import { Advice } from '../terminal/advice'

/** Does work on the records of the site in a process of its own, and ends it: 1 when it failed. */
export async function runWithPayload(work: (payload: Payload) => Promise<void>): Promise<never> {
  // While a loader thread compiles what is imported late, nothing else holds the process.
  const hold = setInterval(() => undefined, 60_000)
  const doWork = async () => {
    const { default: config } = await import('@payload-config')
    await work(await getPayload({ config, disableOnInit: true }))
  }
  const exitCode = await doWork().then(
    () => 0,
    (err: unknown) => {
      console.error(err instanceof Advice ? err.message : err)
      return 1
    },
  )
  clearInterval(hold)
  // The pool keeps its connections, and with them the process, alive for good.
  process.exit(exitCode)
}
