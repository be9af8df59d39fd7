import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { isStaff } from '../../access/roles'
import { words } from '../../fields/words'
import { createFieldError } from '../../hooks/editor-message'
import { getExecutor, lockRecord } from '../../hooks/transaction'
import type { Demand } from '../../payload-types'

const stopped = words(
  'Deze zoeker heeft zich uitgeschreven en krijgt geen meldingen meer. Alleen wie zich uitschreef kan ze weer aanzetten, met de link in een vroegere e-mail of met het formulier.',
  'Cette personne s’est désinscrite et ne reçoit plus d’alertes. Elle seule peut les réactiver, par le lien d’un e-mail précédent ou par le formulaire.',
  'This person has unsubscribed and gets no more alerts. Nobody else can start them again: by the link in an earlier e-mail, or with the form.',
  'Diese Person hat sich abgemeldet und erhält keine Meldungen mehr. Nur sie selbst kann sie wieder einschalten, über den Link in einer früheren E-Mail oder mit dem Formular.',
)

/**
 * Lets staff never start again what its owner stopped. The desk sends a demand as it stood when it
 * was opened, so that whoever notes another price afterwards would go on sending alerts without
 * meaning to. The record is held, so that a stop at the same moment comes before or after.
 */
export const keepStopped: CollectionBeforeChangeHook<Demand> = async (change) => {
  const { data, operation, originalDoc, req } = change
  if (operation !== 'update' || originalDoc === undefined || !isStaff(req.user)) return data
  await lockRecord(req, 'demands', originalDoc.id)
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ state: Demand['state'] }>(
    sql`select state::text from demands where id = ${originalDoc.id}`,
  )
  const isStopped = rows[0]?.state === 'unsubscribed'
  if (!isStopped || data.state === 'unsubscribed') return data
  throw createFieldError(req, {
    collection: 'demands',
    path: 'state',
    label: words('Stand', 'État', 'State', 'Stand'),
    text: stopped,
  })
}
