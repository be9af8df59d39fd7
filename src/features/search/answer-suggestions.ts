import 'server-only'
import { z } from 'zod'
import { locales, type Locale } from '@/domain/kernel/locales'
import { getRouteTable } from '@/features/routing/route-queries'
import { getTexts } from '@/server/texts/text-overrides'
import { suggestionMessages } from './messages'
import { findSuggestedHomes, readSuggestionLists, type SuggestionLists } from './suggestion-queries'
import { prepareLists, toSuggestionGroups, type PreparedLists } from './to-suggestion-groups'

/** Longest text that is looked for, in characters. */
const textMaxCharacters = 100

const querySchema = z.object({
  lang: z.enum(locales),
  q: z
    .string()
    .max(textMaxCharacters)
    .transform((text) => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()),
})

/** A minute: long enough for a text that is corrected and typed again. */
const headers = { 'Cache-Control': 'public, max-age=60' }

/** The lists as they were last read, made ready; the same text means the same lists. */
const ready = new Map<Locale, { text: string; lists: PreparedLists }>()

async function getLists(locale: Locale): Promise<PreparedLists> {
  const text = await readSuggestionLists(locale)
  const known = ready.get(locale)
  if (known?.text === text) return known.lists
  const read: SuggestionLists = JSON.parse(text)
  const lists = prepareLists(read)
  ready.set(locale, { text, lists })
  return lists
}

function refuse(error: string): Response {
  return Response.json({ error }, { status: 400, headers: { 'Cache-Control': 'no-store' } })
}

/**
 * Answers what a visitor may mean by a text: `{ groups }`, as the search box draws them. 400 with
 * `{ error }` for a language that is not on, a text that is missing or longer than 100 characters.
 */
export async function answerSuggestions(query: URLSearchParams): Promise<Response> {
  const parsed = querySchema.safeParse({ lang: query.get('lang'), q: query.get('q') })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refuse(`${String(issue?.path[0])}.invalid`)
  }
  const { lang: locale, q: typed } = parsed.data
  const { enabledLocales } = await getRouteTable()
  if (!enabledLocales.includes(locale)) return refuse('lang.invalid')
  const [lists, homes, texts] = await Promise.all([
    getLists(locale),
    findSuggestedHomes(typed, locale),
    getTexts('suggestions', suggestionMessages, locale),
  ])
  return Response.json(
    { groups: toSuggestionGroups(lists, homes, { typed, locale, texts }) },
    { headers },
  )
}
