import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'
import { isStaff } from '../access/roles'
import { words } from '../fields/words'
import { findUses } from '../uses/find-uses'
import { nameUse } from '../uses/name-use'
import { useNotes } from '../uses/texts'
import { toAdminLanguage } from './editor-message'

/** Places that a refusal names; the record itself lists all. */
const namedMax = 5

function toRefusal(name: string, places: readonly string[], rest: number): LocalizedText {
  const list = places.join(', ')
  const more = rest > 0 ? ` (+ ${rest})` : ''
  return words(
    `"${name}" wordt nog gebruikt: ${list}${more}. Haal het daar eerst weg.`,
    `« ${name} » est encore utilisé : ${list}${more}. Retirez-le d’abord de là.`,
    `"${name}" is still used: ${list}${more}. Take it away there first.`,
    `„${name}“ wird noch verwendet: ${list}${more}. Entfernen Sie es zuerst dort.`,
  )
}

/**
 * Lets no member of staff delete what something names: the database would empty those places without
 * a word, on the site at once. The system, which has no account, knows what it takes away.
 *
 * @param nameField the field by which the desk knows the record
 */
export function createRefuseUsed(
  collection: CollectionSlug,
  nameField: string,
): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    if (!isStaff(req.user)) return
    const { payload } = req
    const uses = await findUses({ payload, req }, { collection, id: Number(id) })
    if (uses.length === 0) return
    const language = toAdminLanguage(req)
    const places = uses.slice(0, namedMax).map((use) => {
      const { kind, name } = nameUse(payload, use, language)
      const note = useNotes[use.where]
      const where = name === '' ? kind : `${kind} ${name}`
      return note === null ? where : `${where} (${note[language]})`
    })
    const record = await payload.findByID({
      collection,
      id,
      depth: 0,
      req,
      select: { [nameField]: true },
    })
    const name = new Map<string, unknown>(Object.entries(record)).get(nameField)
    const text = toRefusal(String(name ?? id), places, uses.length - places.length)
    throw new APIError(text[language], 409, null, true)
  }
}
