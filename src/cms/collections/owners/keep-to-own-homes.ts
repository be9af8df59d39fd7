import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
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
  firstName: words('Voornaam', 'Prénom', 'First name', 'Vorname'),
  lastName: words('Naam', 'Nom', 'Last name', 'Nachname'),
  phone: words('Telefoon', 'Téléphone', 'Phone', 'Telefon'),
  locale: words('Taal', 'Langue', 'Language', 'Sprache'),
}

/** What an owner is called, and reached by; the address and the homes have rules of their own. */
const personal = ['firstName', 'lastName', 'phone', 'locale'] as const

const notYoursText = words(
  'Alleen de eigenaar kiest een wachtwoord. Stuur een uitnodiging of laat “Wachtwoord vergeten” gebruiken.',
  'Seul le propriétaire choisit son mot de passe. Envoyez une invitation ou faites utiliser « Mot de passe oublié ».',
  'Only owners choose their password. Send an invitation, or have them use “Forgot password”.',
  'Nur der Eigentümer wählt sein Passwort. Senden Sie eine Einladung oder lassen Sie „Passwort vergessen“ verwenden.',
)

const othersOwnerText = words(
  'Deze eigenaar heeft alleen panden van collega’s. Vraag het aan een van hen of aan een redacteur.',
  'Ce propriétaire n’a que des biens de collègues. Demandez-le à l’un d’eux ou à un rédacteur.',
  'This owner has homes of colleagues alone. Ask one of them, or an editor.',
  'Dieser Eigentümer hat nur Objekte von Kollegen. Fragen Sie einen von ihnen oder die Redaktion.',
)

/**
 * Whether the account of a request works for an owner: on one of the homes that are or were theirs, or
 * nobody else does, because there is none.
 */
export async function worksForOwner(
  req: PayloadRequest,
  { properties }: Pick<Owner, 'properties'>,
): Promise<boolean> {
  const homes = [...toSayings(properties).keys()]
  for (const id of homes) if (await isWithinOwn(req, 'properties', id)) return true
  return homes.length === 0
}

/** What the rows of each home say, in no order: whose it is, from when to when. */
function toSayings(rows: Rows): Map<number, string> {
  const byHome = new Map<number, string[]>()
  // A program may send what is no list, which the framework refuses after this.
  for (const { property, from, to, role } of Array.isArray(rows) ? rows : []) {
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
 * another mailbox. What an owner of colleagues alone is called and reached by stays theirs as well; giving
 * that owner a home of the own ones is open to every agent, because an address has one account.
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
  const renamed = personal.find((name) => (data[name] ?? null) !== (originalDoc[name] ?? null))
  if (renamed && !(await worksForOwner(req, originalDoc))) throw refuse(renamed, othersOwnerText)
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
