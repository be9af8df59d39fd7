export type Step = {
  /** How far the step is, in a few words; shown while it runs. */
  report: (detail: string) => void
}

export type Progress = {
  /**
   * Runs one long step: its title when it starts, how far it is while it runs, its time when it
   * is done.
   *
   * @param summary what to say of the result, in a few words
   */
  step: <Result>(
    title: string,
    work: (step: Step) => Promise<Result>,
    summary?: (result: Result) => string,
  ) => Promise<Result>
}

const lineEveryMs = 10_000

/** A duration for people: `0.4 s`, `12 s`, `2 min 05 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}

/**
 * Numbers the steps of a command and prints them.
 *
 * @param total how many steps will come, for `2/6`
 */
export function createProgress(
  total: number,
  print: (line: string) => void = console.log,
): Progress {
  let count = 0
  return {
    step: async (title, work, summary) => {
      count += 1
      const startedAt = Date.now()
      let detail = ''
      let printed = ''
      print(`${count}/${total} ${title}`)
      const timer = setInterval(() => {
        const elapsed = formatDuration(Date.now() - startedAt)
        print(`    … ${elapsed}${detail && detail !== printed ? `, ${detail}` : ''}`)
        printed = detail
      }, lineEveryMs)
      try {
        const result = await work({ report: (text) => (detail = text) })
        const said = summary?.(result)
        print(`    ${said ? `${said} ` : 'done '}(${formatDuration(Date.now() - startedAt)})`)
        return result
      } finally {
        clearInterval(timer)
      }
    },
  }
}
