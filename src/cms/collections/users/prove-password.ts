import type { CollectionBeforeOperationHook, PayloadRequest, TextField } from 'payload'
import { checkPasswordIn } from '../../check-password'
import { textField } from '../../fields/plain-text'
import { words } from '../../fields/words'
import { createFieldError } from '../../hooks/editor-message'
import type { User } from '../../payload-types'

/** Password as much as an address to which a link for it is mailed: who has one has the account. */
type Keys = { email?: string | null; password?: unknown }

const fieldName = 'currentPassword'
const label = words(
  'Huidig wachtwoord',
  'Mot de passe actuel',
  'Current password',
  'Aktuelles Passwort',
)

/** Sent along by the form of the own account, and stored nowhere; `component` draws it. */
export const createCurrentPasswordField = (component: string): TextField => ({
  ...textField({ name: fieldName, label, maxLength: 1000 }),
  virtual: true,
  admin: {
    description: words(
      'Nodig om uw e-mailadres of wachtwoord te wijzigen.',
      'Nécessaire pour modifier votre adresse e-mail ou votre mot de passe.',
      'Needed to change your e-mail address or password.',
      'Nötig, um Ihre E-Mail-Adresse oder Ihr Passwort zu ändern.',
    ),
    components: { Field: component },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
})

const missing = words(
  'Vul uw huidige wachtwoord in om uw e-mailadres of wachtwoord te wijzigen.',
  'Indiquez votre mot de passe actuel pour modifier votre adresse e-mail ou votre mot de passe.',
  'Fill in your current password to change your e-mail address or password.',
  'Geben Sie Ihr aktuelles Passwort ein, um E-Mail-Adresse oder Passwort zu ändern.',
)
const wrong = words(
  'Dit is niet uw huidige wachtwoord. Na vijf foute pogingen moet u een kwartier wachten.',
  'Ce n’est pas votre mot de passe actuel. Après cinq essais erronés, attendez un quart d’heure.',
  'This is not your current password. After five wrong tries you have to wait a quarter of an hour.',
  'Das ist nicht Ihr aktuelles Passwort. Nach fünf falschen Versuchen warten Sie eine Viertelstunde.',
)

const refuse = (req: PayloadRequest, text: typeof wrong) =>
  createFieldError(req, { collection: 'users', path: fieldName, label, text })

/** Who typed the right password in this request, on that request alone. */
const proved = new WeakMap<object, number>()

/** Checks the password that is sent along with a save, before the account is read to be saved. */
export const checkSentPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'update') return args
  const { [fieldName]: sent, ...data }: Record<string, unknown> = Object(Reflect.get(args, 'data'))
  const { user } = req
  if (typeof sent === 'string' && sent !== '' && user?.collection === 'users') {
    const credentials = { email: user.email, password: sent }
    if ((await checkPasswordIn(req.payload, 'users', credentials)) !== user.id)
      throw refuse(req, wrong)
    proved.set(req.context, user.id)
  }
  return { ...args, data }
}

/**
 * Asks for the current password where somebody gives the own account another password or address:
 * with a session that was stolen alone nobody keeps the account.
 *
 * @throws ValidationError at the field of the current password
 */
export function requireProof(req: PayloadRequest, account: User, keys: Keys): void {
  const { user } = req
  if (req.payloadAPI === 'local' || user?.collection !== 'users' || user.id !== account.id) return
  const isOther = keys.email !== undefined && keys.email !== account.email
  if (!keys.password && !isOther) return
  if (proved.get(req.context) !== user.id) throw refuse(req, missing)
}
