import { availableParallelism, loadavg } from 'node:os'

/**
 * How busy the machine is, for beside the figures, which measure that work too: the average of the
 * last minute, 1 for one processor at work.
 */
export function describeLoad(): string {
  const [lastMinute = 0] = loadavg()
  return `load ${lastMinute.toFixed(1)} on ${availableParallelism()} processors`
}
