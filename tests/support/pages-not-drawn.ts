import { format } from 'node:util'
import { afterAll } from 'vitest'

const pageNotDrawn = '"msg":"the page of a form could not be drawn again"'

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
    if (!line.includes(pageNotDrawn)) handOn(...args)
  }
  afterAll(() => {
    console.error = handOn
  })
  return told
}
