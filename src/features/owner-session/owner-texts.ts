import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { getTexts } from '@/server/texts/text-overrides'
import { messages } from './messages'

export type OwnerTexts = (typeof messages)[Locale]

/** The texts of the owners' page, in the editors' words where they have their own. */
export async function getOwnerTexts(locale: Locale): Promise<OwnerTexts> {
  return getTexts('owners', messages, locale)
}
