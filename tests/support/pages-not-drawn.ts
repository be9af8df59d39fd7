import { format } from 'node:util'
import { afterAll, expect, onTestFinished } from 'vitest'

const pageNotDrawn = '"msg":"the page of a form could not be drawn again"'

/** What the running test provokes on purpose. */
const provoked = new Map<string, boolean>()

/** Says which errors the running test provokes; each of them has to be told, and no other. */
export function provokeErrors(...messages: readonly string[]): void {
  for (const message of messages) provoked.set(message, false)
  onTestFinished(() => {
    const told = messages.filter((message) => provoked.get(message))
    provoked.clear()
    expect(told).toEqual(messages)
  })
}

function isProvoked(line: string): boolean {
  const message = [...provoked.keys()].find((one) => line.includes(`"msg":"${one}"`))
  if (message !== undefined) provoked.set(message, true)
  return message !== undefined
}

/**
 * For a file of tests in which forms come back: no site runs there, so that their page cannot be drawn
 * again and its words are answered, and each time the site says so. These lines are expected, and every
 * other one fails the test as it does elsewhere.
 *
 * @returns all that was told, to look for what it must not hold
 */
export function expectPagesNotDrawn(): readonly string[] {
  const told: string[] = []
  const handOn = console.error
  console.error = (...args: unknown[]) => {
    const line = format(...args)
    told.push(line)
    if (!line.includes(pageNotDrawn) && !isProvoked(line)) handOn(...args)
  }
  afterAll(() => {
    console.error = handOn
  })
  return told
}
