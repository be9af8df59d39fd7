import type { Config } from 'payload'
import { readRefusal } from '@/cms/hooks/read-refusal'

type LoggerSettings = Extract<Config['logger'], { options: unknown }>

/** As Postgres names what went wrong, such as `22021`. */
const postgresCode = /^[\dA-Z]{5}$/

/** How far a message is looked through; what lies deeper is left out. */
const depthMax = 8

/** What a driver's error says before the values of the statement. */
const quotesStatement = /Failed query:[^]*/

function read(value: object, name: string): unknown {
  return Reflect.get(value, name)
}

/** The code of Postgres in an error or in what caused it; null for an error of something else. */
function findCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  const code = read(error, 'code')
  if (typeof code === 'string' && postgresCode.test(code)) return code
  return findCode(read(error, 'cause')) ?? ('query' in error ? 'none' : null)
}

/** The places in the code that a stack names, without the text before them. */
function listPlaces({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message)
  const places = start === -1 ? '' : stack.slice(start + message.length)
  return places.split('\n').filter((line) => line.startsWith('    at '))
}

/**
 * An error of the database with its name, its code and its places. Its text, the statement and its
 * values are left out: they hold what somebody typed, names, addresses and keys.
 */
function withoutValues(error: Error, code: string): Error {
  const safe = new Error(`${error.name}, code ${code}`)
  safe.stack = [safe.message, ...listPlaces(error)].join('\n')
  return safe
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replace(quotesStatement, 'Failed query')
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) {
    const code = findCode(value)
    return code === null ? value : withoutValues(value, code)
  }
  if (depth === 0) return null
  if (Array.isArray(value)) return value.map((one) => clean(one, depth - 1))
  const proto: unknown = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, clean(one, depth - 1)]),
  )
}

/**
 * How a request was refused, where that is all that there is to say: its kind and status, because its
 * words may repeat what somebody typed. The framework writes a refused request down as an error alone;
 * one that comes with words of its own, such as that of a job, is no answer to somebody and stays what
 * it is.
 */
function describeRefusal([entry, ...others]: readonly unknown[]): object | null {
  if (others.length > 0 || typeof entry !== 'object' || entry === null) return null
  const [cause, ...more] = Object.values(entry) as unknown[]
  const refusal = 'err' in entry && more.length === 0 ? readRefusal(cause) : null
  if (refusal === null) return null
  const status = 'status' in refusal ? refusal.status : read(Object(cause), 'status')
  return { refusal: refusal.kind, status }
}

/**
 * The log of the framework in the shape of ours, a JSON object a line, without what a statement of the
 * database held: the framework writes down every error whole. Who asks for what may not be is told
 * so, and is no fault of the server: the log keeps that it happened, as a notice without a stack. The
 * framework's own list of such errors goes by their names, which the built site shortens.
 *
 * @param destination where lines go; unless a test wants to read them, where those of ours go
 */
export function createFrameworkLogger(
  destination: LoggerSettings['destination'] = { write: (line) => console.log(line.trimEnd()) },
): LoggerSettings {
  return {
    options: {
      base: null,
      formatters: { level: (level) => ({ level }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      hooks: {
        logMethod(args, method) {
          const refusal = describeRefusal(args)
          if (refusal !== null) {
            this.info(refusal, 'refused')
            return
          }
          method.apply(this, args.map((one) => clean(one, depthMax)) as typeof args)
        },
      },
    },
    destination,
  }
}
