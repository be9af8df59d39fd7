import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { ownListings, ownSlots } from '../access/own-listings'
import { words } from '../fields/words'
import { toRelationId } from '../relation-id'
import { createFieldError } from './editor-message'
import { toNestedRequest } from './nested-request'

type Target = 'properties' | 'projects' | 'appointment-slots'

const rules = {
  properties: ownListings,
  projects: ownListings,
  'appointment-slots': ownSlots,
} as const

const labels = {
  properties: words('Pand', 'Bien', 'Property', 'Objekt'),
  projects: words('Project', 'Projet', 'Project', 'Projekt'),
  'appointment-slots': words('Tijdslot', 'Créneau', 'Slot', 'Zeitfenster'),
} as const

const ofColleague = words(
  'Dit hoort bij een collega. Kies iets dat u zelf beheert, of vraag een redacteur.',
  'Ceci relève d’un collègue. Choisissez ce que vous gérez vous-même, ou demandez à un rédacteur.',
  'This belongs to a colleague. Choose one that you manage yourself, or ask an editor.',
  'Das gehört zu einem Kollegen. Wählen Sie etwas, das Sie selbst betreuen, oder fragen Sie einen Redakteur.',
)

async function isWithin(req: PayloadRequest, collection: Target, id: number): Promise<boolean> {
  const rule: boolean | Where = rules[collection]({ req })
  if (typeof rule === 'boolean') return rule
  const where: Where = { and: [{ id: { equals: id } }, rule] }
  const { totalDocs } = await req.payload.count({ collection, where, req: toNestedRequest(req) })
  return totalDocs > 0
}

/**
 * Refuses an agent who writes a record about what a colleague manages. Rights over a record say
 * nothing about one that is still to be made, or is moved.
 *
 * @param fields names of the fields by what they choose from
 */
export function keepToOwnListings(
  collection: string,
  fields: Readonly<Partial<Record<Target, string>>>,
): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    if (req.user?.collection !== 'users' || req.user.role !== 'agent') return data
    for (const target of ['properties', 'projects', 'appointment-slots'] as const) {
      const path = fields[target]
      const id = path === undefined ? null : toRelationId(data[path])
      if (path === undefined || id === null || id === toRelationId(originalDoc?.[path])) continue
      if (await isWithin(req, target, id)) continue
      throw createFieldError(req, { collection, path, label: labels[target], text: ofColleague })
    }
    return data
  }
}
