import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { holdsFor } from '../access/holds-for'
import { ownListings, ownSlots } from '../access/own-listings'
import { words } from '../fields/words'
import { toRelationId } from '../relation-id'
import { createFieldError } from './editor-message'

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

export const ofColleagueText = words(
  'Dit hoort bij een collega. Kies iets dat u zelf beheert, of vraag een redacteur.',
  'Ceci relève d’un collègue. Choisissez ce que vous gérez vous-même, ou demandez à un rédacteur.',
  'This belongs to a colleague. Choose one that you manage yourself, or ask an editor.',
  'Das gehört zu einem Kollegen. Wählen Sie etwas, das Sie selbst betreuen, oder fragen Sie einen Redakteur.',
)

/** Whether a record is among those that the account of a request works on. */
export async function isWithinOwn(
  req: PayloadRequest,
  collection: Target,
  id: number,
): Promise<boolean> {
  const answer = rules[collection]({ req })
  // Who reaches all of them chooses one that is there; the field itself refuses what is not.
  return answer === true || holdsFor(req, answer, { collection, id })
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
      if (await isWithinOwn(req, target, id)) continue
      throw createFieldError(req, {
        collection,
        path,
        label: labels[target],
        text: ofColleagueText,
      })
    }
    return data
  }
}
