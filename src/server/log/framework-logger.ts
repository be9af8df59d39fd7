import type { Config } from 'payload'
import { readRefusal } from '@/cms/hooks/read-refusal'
import { withoutStatement, withoutValues } from './without-values'

type LoggerSettings = Extract<Config['logger'], { options: unknown }>

/** How far a message is looked through; what lies deeper is left out. */
const depthMax = 8

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutStatement(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return withoutValues(value)
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
  const status = 'status' in refusal ? refusal.status : Reflect.get(Object(cause), 'status')
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
