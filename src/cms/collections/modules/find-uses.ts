import type { Payload, PayloadRequest } from 'payload'

/** A page on which a module stands, and in which of its states. */
export type ModuleUse = {
  pageId: number
  name: string
  /** `published` alone: the newest draft no longer has it. */
  where: 'both' | 'draft' | 'published'
}

type Asker = { payload: Payload; user: PayloadRequest['user'] }

/** The pages that have a module, as published and as their newest draft, by name. */
export async function findModuleUses(
  { payload, user }: Asker,
  moduleId: number,
): Promise<ModuleUse[]> {
  const rules = { overrideAccess: false, user, depth: 0, pagination: false } as const
  const [stored, versions] = await Promise.all([
    payload.find({
      ...rules,
      collection: 'pages',
      where: { 'placements.module': { equals: moduleId } },
      select: { name: true, _status: true },
    }),
    payload.findVersions({
      ...rules,
      collection: 'pages',
      where: {
        and: [
          { latest: { equals: true } },
          { 'version.placements.module': { equals: moduleId } },
          { 'version.deletedAt': { exists: false } },
        ],
      },
      select: { parent: true, version: { name: true } },
    }),
  ])
  const published = new Set(
    stored.docs.filter(({ _status }) => _status === 'published').map(({ id }) => id),
  )
  const drafts = new Map(versions.docs.map(({ parent, version }) => [Number(parent), version.name]))
  const names = new Map([...stored.docs.map(({ id, name }) => [id, name] as const), ...drafts])
  return [...names]
    .map(([pageId, name]) => ({
      pageId,
      name: name ?? '',
      where: toWhere({ isPublished: published.has(pageId), isInDraft: drafts.has(pageId) }),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

function toWhere(found: { isPublished: boolean; isInDraft: boolean }): ModuleUse['where'] {
  if (!found.isPublished) return 'draft'
  return found.isInDraft ? 'both' : 'published'
}
