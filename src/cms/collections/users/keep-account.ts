import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  NotFound,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { words } from '../../fields/words'
import { createFieldError, toEditorMessage } from '../../hooks/editor-message'
import { toNestedRequest } from '../../hooks/nested-request'
import { getExecutor, lockRecord, type TransactionRequest } from '../../hooks/transaction'
import type { User } from '../../payload-types'
import { tellOfKeys } from './key-notices'
import { requireProof } from './prove-password'

type Sessions = NonNullable<User['sessions']>

const toIso = (moment: unknown) => new Date(String(moment)).toISOString()

async function readSessions(req: TransactionRequest, id: number): Promise<Sessions> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select id, created_at, expires_at from users_sessions where _parent_id = ${id} order by _order`)
  return rows.map((row) => ({
    id: String(row['id']),
    createdAt: row['created_at'] ? toIso(row['created_at']) : null,
    expiresAt: toIso(row['expires_at']),
  }))
}

const lastAdministrator = words(
  'Dit is de enige actieve beheerder. Maak eerst iemand anders beheerder.',
  'C’est le seul administrateur actif. Nommez d’abord un autre administrateur.',
  'This is the only active administrator. Make somebody else administrator first.',
  'Das ist der einzige aktive Administrator. Ernennen Sie zuerst einen anderen.',
)

const notYours = words(
  'Alleen de medewerker zelf kiest een wachtwoord. Laat “Wachtwoord vergeten” gebruiken.',
  'Seul le collaborateur choisit son mot de passe. Faites utiliser « Mot de passe oublié ».',
  'Only the users themselves choose a password. Have them use “Forgot password”.',
  'Nur der Benutzer selbst wählt sein Passwort. Lassen Sie „Passwort vergessen“ verwenden.',
)

const changedMeanwhile = words(
  'Dit account is intussen gewijzigd. Laad de pagina opnieuw en bewaar dan uw wijziging.',
  'Ce compte a été modifié entre-temps. Rechargez la page, puis enregistrez votre modification.',
  'This account was changed meanwhile. Load the page again and save your change then.',
  'Dieses Konto wurde inzwischen geändert. Laden Sie die Seite neu und speichern Sie dann.',
)

const labels = {
  role: words('Rol', 'Rôle', 'Role', 'Rolle'),
  password: words('Wachtwoord', 'Mot de passe', 'Password', 'Passwort'),
}

const isManaging = ({ role, isActive }: Partial<User>) =>
  role === 'administrator' && isActive !== false

/**
 * Somebody has to be left who can hand out roles. Of two administrators who take each other's role
 * away the second waits for the first, and is refused.
 */
async function requireAdministrator(req: PayloadRequest, without: number): Promise<void> {
  const executor = await getExecutor(req)
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${'users.administrators'}))`)
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      and: [
        { role: { equals: 'administrator' } },
        { isActive: { not_equals: false } },
        { id: { not_equals: without } },
      ],
    },
    req: toNestedRequest(req),
  })
  if (totalDocs > 0) return
  const refusal = { path: 'role', label: labels.role, text: lastAdministrator }
  throw createFieldError(req, { collection: 'users', ...refusal })
}

/**
 * Keeps the sessions of an account as they are while something else of it is saved, and ends them
 * where the role or the address is another one, or the account is switched off. With a password the
 * framework itself ends all but the one that changes it.
 *
 * The framework writes an account whole, as it was read: a session that was ended meanwhile would be
 * back, and so would a role that was taken away, an account that was switched off and an old
 * password. Sessions are read again; where anything else was saved meanwhile the save is refused.
 *
 * Owners are held before they are read instead (`createLockBeforeRead`): of two saves at one moment the
 * later one wins. An account of staff decides who may do what, and its form sends all of it: where one
 * administrator takes a role away while another saves the form that still has it, the second one is told,
 * and does not hand the role back unseen.
 */
export const keepStaffAccount: CollectionBeforeChangeHook<User> = async (change) => {
  const { data, operation, originalDoc, req } = change
  if (operation !== 'update' || originalDoc === undefined) return data
  const { id } = originalDoc
  const isOther = req.payloadAPI === 'REST' && req.user !== null && req.user.id !== id
  if (data.password && isOther) {
    const refusal = { path: 'password', label: labels.password, text: notYours }
    throw createFieldError(req, { collection: 'users', ...refusal })
  }
  requireProof(req, originalDoc, data)
  const changedAt = await lockRecord(req, 'users', id)
  if (changedAt === null) throw new NotFound(req.t)
  if (changedAt.getTime() !== new Date(originalDoc.updatedAt).getTime())
    throw new APIError(toEditorMessage(req, changedMeanwhile), 409, null, true)
  const changed = { ...originalDoc, ...data }
  await tellOfKeys(req, originalDoc, data)
  if (isManaging(originalDoc) && !isManaging(changed)) await requireAdministrator(req, id)
  const isClosed = changed.isActive === false
  const isOpenTo = changed.role === originalDoc.role && changed.email === originalDoc.email
  return { ...data, sessions: isOpenTo && !isClosed ? await readSessions(req, id) : [] }
}

/** The last administrator does not delete the own account. */
export const keepAdministrator: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const options = { collection: 'users', id, depth: 0, disableErrors: true } as const
  const user = await req.payload.findByID({ ...options, req: toNestedRequest(req) })
  if (user !== null && isManaging(user)) await requireAdministrator(req, Number(id))
}
