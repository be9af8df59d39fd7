import type { CollectionBeforeChangeHook } from 'payload'
import type { Owner } from '../../payload-types'
import { words } from '../../fields/words'
import { createFieldError } from '../../hooks/editor-message'
import { isWithinOwn, ofColleagueText } from '../../hooks/keep-to-own-listings'
import { toRelationId } from '../../relation-id'

type Rows = Owner['properties']

const labels = {
  properties: words('Panden', 'Biens', 'Properties', 'Objekte'),
  email: words('E-mail', 'E-mail', 'E-mail', 'E-Mail'),
  password: words('Wachtwoord', 'Mot de passe', 'Password', 'Passwort'),
}

const notYoursText = words(
  'Alleen de eigenaar kiest een wachtwoord. Stuur een uitnodiging of laat “Wachtwoord vergeten” gebruiken.',
  'Seul le propriétaire choisit son mot de passe. Envoyez une invitation ou faites utiliser « Mot de passe oublié ».',
  'Only owners choose their password. Send an invitation, or have them use “Forgot password”.',
  'Nur der Eigentümer wählt sein Passwort. Senden Sie eine Einladung oder lassen Sie „Passwort vergessen“ verwenden.',
)

/** What the rows of each home say, in no order: whose it is, from when to when. */
function toSayings(rows: Rows): Map<number, string> {
  const byHome = new Map<number, string[]>()
  for (const { property, from, to, role } of rows ?? []) {
    const id = toRelationId(property)
    if (id === null) continue
    const saying = JSON.stringify([from ?? null, to ?? null, role ?? null])
    byHome.set(id, [...(byHome.get(id) ?? []), saying])
  }
  return new Map([...byHome].map(([id, sayings]) => [id, sayings.toSorted().join()]))
}

/** Homes of which a row is new, gone or says something else. */
function listTouched(before: Rows, after: Rows): number[] {
  const [old, fresh] = [toSayings(before), toSayings(after)]
  const ids = new Set([...old.keys(), ...fresh.keys()])
  return [...ids].filter((id) => old.get(id) !== fresh.get(id))
}

/**
 * An agent who saves an owner at the desk opens no portal of a colleague by it: types no password for an
 * owner, gives owners no home of a colleague, takes none away, and moves no account that sees one to
 * another mailbox.
 */
export const keepToOwnHomes: CollectionBeforeChangeHook<Owner> = async (change) => {
  const { data, operation, originalDoc, req } = change
  if (operation !== 'update' || req.user?.collection !== 'users' || originalDoc === undefined) {
    return data
  }
  const refuse = (path: keyof typeof labels, text: typeof notYoursText) =>
    createFieldError(req, { collection: 'owners', path, label: labels[path], text })
  if (req.user.role !== 'agent') return data
  if (data.password) throw refuse('password', notYoursText)
  const isMoved = data.email !== undefined && data.email !== originalDoc.email
  const touched =
    data.properties === undefined ? [] : listTouched(originalDoc.properties, data.properties)
  const kept = isMoved ? [...toSayings(originalDoc.properties).keys()] : []
  for (const id of touched) {
    if (!(await isWithinOwn(req, 'properties', id))) throw refuse('properties', ofColleagueText)
  }
  for (const id of kept) {
    if (!(await isWithinOwn(req, 'properties', id))) throw refuse('email', ofColleagueText)
  }
  return data
}
