import { format } from 'node:util'
import { afterAll, expect, onTestFinished } from 'vitest'

/** What the running test provokes on purpose. */
const provoked = new Map<string, boolean>()

/** Says which errors the running test provokes; each of them has to be told. */
export function provokeErrors(...messages: readonly string[]): void {
  for (const message of messages) provoked.set(message, false)
  onTestFinished(() => {
    const told = messages.filter((message) => provoked.get(message))
    provoked.clear()
    expect(told).toEqual(messages)
  })
}

function notice(line: string): void {
  const message = [...provoked.keys()].find((one) => line.includes(`"msg":"${one}"`))
  if (message !== undefined) provoked.set(message, true)
}

/**
 * For a file of tests in which forms come back: no site runs there, so that their page cannot be drawn
 * again and its words are answered, and each time the site says so. A mail whose try fails in the queue
 * says so too, in whichever test runs by then, so that no line fails a test here.
 *
 * @returns all that was told, to look for what it must not hold
 */
export function expectPagesNotDrawn(): readonly string[] {
  const told: string[] = []
  const before = console.error
  console.error = (...args: unknown[]) => {
    const line = format(...args)
    told.push(line)
    notice(line)
  }
  afterAll(() => {
    console.error = before
  })
  return told
}
