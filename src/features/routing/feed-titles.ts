import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import type { FeedList } from '@/domain/routes/feeds'
import { getTexts } from '@/server/texts/text-overrides'
import { messages } from './messages'

/** What the feeds are called in a language, without the name of the agency. */
export async function getFeedTitles(locale: Locale): Promise<Record<FeedList, string>> {
  const { newForSale, newForRent } = await getTexts('routing', messages, locale)
  return { 'for-sale': newForSale, 'for-rent': newForRent }
}
