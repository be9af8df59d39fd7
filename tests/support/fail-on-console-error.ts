import { format } from 'node:util'
import { afterEach } from 'vitest'

/**
 * An error that only the console saw is a failure nobody noticed. A test that provokes one on
 * purpose replaces `console.error` with a spy and looks at what it was told.
 */
const seen: string[] = []
const print = console.error

console.error = (...args: unknown[]) => {
  seen.push(format(...args))
  print(...args)
}

afterEach(() => {
  const messages = seen.splice(0)
  if (messages.length > 0) throw new Error(`Unexpected console.error: ${messages.join('\n')}`)
})
