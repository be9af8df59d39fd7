import 'server-only'
import { payloadAs, type Viewer } from '@/server/payload'
import type { AgentChoices } from './invite-form.client'

/** Homes that no account manages: every agent sees them (`src/cms/access/own-listings.ts`). */
const isNobodys = { 'manager.user': { exists: false } }

/** What the invitation of an agent asks and tells. */
export async function findAgentChoices(viewer: Viewer): Promise<AgentChoices> {
  const door = await payloadAs(viewer)
  const [team, nobodys, all] = await Promise.all([
    door.find({
      collection: 'team',
      where: { user: { exists: false } },
      sort: 'name',
      pagination: false,
      depth: 0,
      select: { name: true },
    }),
    door.count({ collection: 'properties', where: isNobodys }),
    door.count({ collection: 'properties' }),
  ])
  const members = team.docs.map(({ id, name }) => ({ value: String(id), label: name }))
  return { members, nobodys: nobodys.totalDocs, total: all.totalDocs }
}
