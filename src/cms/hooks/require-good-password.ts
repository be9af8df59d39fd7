import type { CollectionBeforeValidateHook } from 'payload'
import {
  findPasswordProblem,
  passwordCharactersMax as max,
  passwordCharactersMin as min,
} from '@/domain/accounts/password'
import { words } from '../fields/words'
import { createFieldError } from './editor-message'

/** Holds a password that is typed in the desk to the rule that everybody with an account is held to. */
export function createPasswordCheck(collection: 'owners' | 'users'): CollectionBeforeValidateHook {
  return ({ data, originalDoc, req }) => {
    const password: unknown = data?.['password']
    if (typeof password !== 'string' || password === '') return data
    if (findPasswordProblem(password, { ...originalDoc, ...data }) === null) return data
    throw createFieldError(req, {
      collection,
      path: 'password',
      label: words('Wachtwoord', 'Mot de passe', 'Password', 'Passwort'),
      text: words(
        `Een wachtwoord telt ${min} tot ${max} tekens en is niet gemakkelijk te raden.`,
        `Un mot de passe compte de ${min} à ${max} caractères et n’est pas facile à deviner.`,
        `A password has ${min} to ${max} characters and is not easy to guess.`,
        `Ein Passwort hat ${min} bis ${max} Zeichen und ist nicht leicht zu erraten.`,
      ),
    })
  }
}
