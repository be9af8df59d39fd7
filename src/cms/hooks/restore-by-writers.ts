import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { hasRole } from '../access/roles'
import { words } from '../fields/words'
import { toEditorMessage } from './editor-message'

const refusal = words(
  'Een versie terugzetten wijzigt alle velden en talen. Vraag het aan een redacteur of makelaar.',
  'Restaurer une version modifie tous les champs et toutes les langues. Demandez-le à un rédacteur ou à un agent.',
  'Restoring a version changes every field and language. Ask an editor or an agent.',
  'Eine Version wiederherstellen ändert alle Felder und Sprachen. Bitten Sie Redaktion oder Makler darum.',
)

/**
 * Refuses translators to restore a version. The framework fills what they may not write from the
 * version, so that an old price or another language would come back by their hand.
 */
export const restoreByWriters: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isForbidden =
    operation === 'restoreVersion' &&
    req.user !== null &&
    !hasRole(req.user, ['administrator', 'editor', 'agent'])
  if (isForbidden) throw new APIError(toEditorMessage(req, refusal), 403, null, true)
  return args
}
