import type { CollectionBeforeValidateHook } from 'payload'
import {
  findPasswordProblem,
  ownerPasswordCharactersMax as max,
  ownerPasswordCharactersMin as min,
} from '@/domain/owners/password'
import { words } from '../../fields/words'
import { createFieldError } from '../../hooks/editor-message'

/** Holds a password that staff type for an owner to the rule that owners are held to. */
export const requireGoodPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.['password']
  if (typeof password !== 'string' || password === '') return data
  if (findPasswordProblem(password) === null) return data
  throw createFieldError(req, {
    collection: 'owners',
    path: 'password',
    label: words('Wachtwoord', 'Mot de passe', 'Password', 'Passwort'),
    text: words(
      `Een wachtwoord van een eigenaar telt ${min} tot ${max} tekens.`,
      `Le mot de passe d’un propriétaire compte de ${min} à ${max} caractères.`,
      `An owner’s password has ${min} to ${max} characters.`,
      `Das Passwort eines Eigentümers hat ${min} bis ${max} Zeichen.`,
    ),
  })
}
