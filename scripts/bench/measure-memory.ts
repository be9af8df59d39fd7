import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { listPageKinds } from '../../tests/e2e/_kit/weighed-pages'
import { listSearches } from './measure-list'
import { shoot } from './shoot'

const run = promisify(execFile)
const connections = 50
const sliceSeconds = 60

/** Megabytes that a process holds. */
export async function readMemory(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round((Number(stdout) * 1024) / 1e6)
}

/** What the server holds after each minute of load; searches differ, so that they are drawn anew. */
export async function measureMemory(origin: string, pid: number, minutes: number): Promise<void> {
  const kinds = await listPageKinds(origin)
  console.log(`| minute | per second | failed | holds |`)
  for (let minute = 1; minute <= minutes; minute += 1) {
    const searches = listSearches(200, minute * 200)
    const paths = [...kinds.map(({ path }) => path), ...searches]
    const { perSecond, failed } = await shoot(origin, paths, {
      connections,
      seconds: sliceSeconds,
    })
    console.log(
      `| ${[minute, perSecond.toFixed(0), failed, await readMemory(pid)].join(' | ')} MB |`,
    )
  }
}
