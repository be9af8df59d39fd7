import { err, ok, type Result } from '@/domain/kernel/result'

export type WaitingLine = {
  /** Does the work when its turn comes; `full` at once when too many wait already. */
  run: <T>(work: () => Promise<T>) => Promise<Result<T, 'full'>>
}

/**
 * Lets costly work pass a few at a time, in the order in which it came.
 *
 * @param runningMax how many run at once, 1 or more
 * @param waitingMax how many may stand in line behind them; who comes then is turned away
 */
export function createWaitingLine(runningMax: number, waitingMax: number): WaitingLine {
  let running = 0
  const waiting: (() => void)[] = []

  /** A place is handed on to the next in line, so nobody who comes later can take it. */
  function leave() {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }

  return {
    async run(work) {
      if (running < runningMax) running += 1
      else if (waiting.length >= waitingMax) return err('full')
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return ok(await work())
      } finally {
        leave()
      }
    },
  }
}
