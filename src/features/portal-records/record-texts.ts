import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { getTexts } from '@/server/texts/text-overrides'
import { messages } from './messages'

export type RecordTexts = (typeof messages)[Locale]

/** The texts of the records in the portal, in the editors' words where they have their own. */
export async function getRecordTexts(locale: Locale): Promise<RecordTexts> {
  return getTexts('portalRecords', messages, locale)
}
