import { answerMailKind } from '../collections/messages/hooks'
import type { Mail } from '../payload-types'

/**
 * Mails to owners about their account and what stands in it. They are its history: they go with the
 * account, and stay when somebody with one asks to be forgotten as a visitor.
 */
export const ownerMailKinds = [
  'owner-sign-in',
  'owner-password',
  'owner-invitation',
  'owner-password-set',
  'owner-address-set',
  'owner-device',
  'owner-login',
  'owner-second-factor',
  'owner-digest',
  'owner-news',
  answerMailKind,
] as const satisfies readonly Mail['kind'][]
