import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Reporter } from 'vitest/node'
import { z } from 'zod'

/** Names the file for what nobody caught. */
export const uncaughtVariable = 'UNCAUGHT_REPORT'

export const uncaughtSchema = z.array(z.string())

/** Keeps the errors outside of every test, which vitest's JSON report leaves out. */
export default class UncaughtReporter implements Reporter {
  async onTestRunEnd(
    ...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>
  ): Promise<void> {
    const file = process.env[uncaughtVariable]
    if (!file) throw new Error(`${uncaughtVariable} has to name a file`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(errors.map(({ message }) => message)))
  }
}
