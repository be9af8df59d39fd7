import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasCode, isMissingFile } from '../terminal/advice'

const heartbeatMs = 2_000
/** A lock without a sign of life for so long belongs to a process that died. */
const silenceMs = 15_000
const retryMs = 150

/** True while a process with this number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (err) {
    return hasCode(err) && err.code === 'EPERM'
  }
}

async function tryCreate(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (err) {
    if (hasCode(err) && err.code === 'EEXIST') return false
    throw err
  }
}

/** Takes a dead owner's lock away; of several who notice, the rename lets one succeed. */
async function clearIfAbandoned(file: string): Promise<void> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    const isSilent = Date.now() - mtimeMs > silenceMs
    if (!isSilent && (text === '' || isAlive(Number(text)))) return
    const aside = `${file}.${process.pid}`
    await rename(file, aside)
    await rm(aside, { force: true })
  } catch (err) {
    if (!isMissingFile(err)) throw err
  }
}

/**
 * Runs work that only one process of this clone may do at a time; others wait. The lock of a
 * process that died is taken over.
 *
 * @param onWait called once when another process holds the lock
 */
export async function withFileLock<Result>(
  file: string,
  work: () => Promise<Result>,
  onWait: () => void = () => undefined,
): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true })
  for (let hasWaited = false; !(await tryCreate(file)); hasWaited = true) {
    if (!hasWaited) onWait()
    await clearIfAbandoned(file)
    await sleep(retryMs)
  }
  const heartbeat = setInterval(() => {
    // Missing means that another process took the lock for abandoned; the work goes on.
    utimes(file, new Date(), new Date()).catch(() => undefined)
  }, heartbeatMs)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    await rm(file, { force: true })
  }
}
