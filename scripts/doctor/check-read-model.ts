import { driftOf, type Drift } from '@/cms/read-model/drift-of'
import type { Finding, RecordCheck } from './check'

const namedMax = 10

/** What a comparison of the lists with their records means. */
export function findDrift({ expected, stored, publicIds }: Drift): Finding[] {
  if (publicIds.length === 0) return []
  const named = publicIds.slice(0, namedMax).join(', ')
  const more = publicIds.length > namedMax ? ` and ${publicIds.length - namedMax} more` : ''
  return [
    {
      level: 'error',
      message:
        `The lists hold ${stored} rows where the records make ${expected}, and differ for ` +
        `${named}${more}: run "npm run doctor -- --mend".`,
    },
  ]
}

/** Lists and search read copies of the records; this finds copies that lag behind. */
export const readModelCheck: RecordCheck = {
  name: 'Lists',
  run: async (payload) => findDrift(await driftOf(payload)),
}
