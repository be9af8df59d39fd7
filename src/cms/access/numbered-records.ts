import { NotFound, type Endpoint } from 'payload'
import { parsePublicId } from '@/domain/routes/public-id'

/** Whether an address names a record, or a version of one, in front of what is done with it. */
const namesRecord = (path: string) => path.split('/').includes(':id')

/**
 * Lets the addresses of records take nothing but their numbers. The framework reads as much of an id
 * as looks like one, so that `15abc` would be a second name of record 15, and hands the rest to the
 * database, which fails over it.
 */
export function takeNumbersOnly(endpoints: readonly Endpoint[]): Endpoint[] {
  return endpoints.map((endpoint) => {
    if (!namesRecord(endpoint.path)) return endpoint
    return {
      ...endpoint,
      handler: (req) => {
        const id = req.routeParams?.['id']
        if (typeof id !== 'string' || parsePublicId(id) === null) throw new NotFound(req.t)
        return endpoint.handler(req)
      },
    }
  })
}
