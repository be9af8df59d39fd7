import type { TestProject } from 'vitest/node'
import { closeEverything } from '../../scripts/terminal/shutdown'
import { dropClones, openTestServer } from '../../scripts/testing/test-databases'

export type TestRun = {
  /** Address of the Postgres that the test files make their databases on. */
  serverUrl: string
  /** The process in whose name they are made, and which removes them. */
  pid: number
}

declare module 'vitest' {
  export interface ProvidedContext {
    testRun: TestRun
  }
}

/** Opens the server for the whole run, and clears up when the last file is done. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = await openTestServer()
  project.provide('testRun', { serverUrl, pid: process.pid })
  return async () => {
    await dropClones(serverUrl, process.pid)
    await closeEverything()
  }
}
