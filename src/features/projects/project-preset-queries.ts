import 'server-only'
import type { Where } from 'payload'
import type { ListPreset } from '@/cms/payload-types'
import { toRelationIds } from '@/cms/relation-id'
import type { ProjectSort } from '@/domain/projects/project-criteria'
import { anonymous, payloadAs } from '@/server/payload'

/** What a saved list makes of the projects. */
export type ProjectPreset = { conditions: Where[]; sort: ProjectSort; limit: number | null }

const sorts: Readonly<Record<ListPreset['sort'], ProjectSort>> = {
  newest: 'newest',
  priceAsc: 'price-asc',
  priceDesc: 'price-desc',
  // A project has no area of its own.
  areaDesc: 'newest',
}

const everything: ProjectPreset = { conditions: [], sort: 'newest', limit: null }
const nothing: ProjectPreset = { ...everything, limit: 0 }

/**
 * The first of these saved lists that is one of projects: all projects where none is named, and
 * nothing where those that are named are gone.
 */
export async function findProjectPreset(ids: readonly number[]): Promise<ProjectPreset> {
  if (ids.length === 0) return everything
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'list-presets',
    where: { id: { in: [...ids] }, kind: { equals: 'projects' } },
    depth: 0,
    pagination: false,
  })
  const preset = ids.map((id) => docs.find((one) => one.id === id)).find(Boolean)
  if (!preset) return nothing
  const types = toRelationIds(preset.types)
  const places = toRelationIds(preset.places)
  return {
    conditions: [
      ...(types.length > 0 ? [{ types: { in: types } }] : []),
      ...(places.length > 0 ? [{ place: { in: places } }] : []),
    ],
    sort: sorts[preset.sort],
    limit: preset.limit ?? null,
  }
}
