import { APIError, type Endpoint, type PayloadRequest } from 'payload'

/** Where the framework takes a record: of one of a list, or of the only one. */
const takesRecord = ({ method, path }: Endpoint): boolean =>
  ['post', 'patch'].includes(method) && (path === '/' || path === '/:id')

/** Reads the body before the framework does, which finds it as it came. */
async function peek(req: PayloadRequest): Promise<string> {
  const isJson = req.headers.get('content-type')?.startsWith('application/json') === true
  if (!isJson || !req.body) return ''
  const text = (await req.text?.()) ?? ''
  req.text = () => Promise.resolve(text)
  return text.trimStart()
}

/**
 * Lets the addresses of records take nothing but a record. The framework reads any JSON, and fails
 * over a number, a list or nothing at all as soon as it looks for a field.
 */
export function takeRecordsOnly(endpoints: readonly Endpoint[]): Endpoint[] {
  return endpoints.map((endpoint) => {
    if (!takesRecord(endpoint)) return endpoint
    return {
      ...endpoint,
      handler: async (req) => {
        const text = await peek(req)
        if (text !== '' && !text.startsWith('{')) throw new APIError('The body is no record.', 400)
        return endpoint.handler(req)
      },
    }
  })
}
