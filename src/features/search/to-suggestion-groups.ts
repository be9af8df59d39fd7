import { formatNumber } from '@/domain/formats/numbers'
import { formatPriceView } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import { prepareSuggestions, suggestOfEach, type Prepared } from '@/domain/search/suggest'
import { findTypedParts } from '@/domain/search/suggest-highlight'
import { truncateTitle } from '@/domain/text/truncate'
import { toThumbnailSrc } from '@/features/media/image-src'
import type { ComboboxChoice, ComboboxGroup, ComboboxRow } from '@/ui/combobox/combobox-model'
import type { suggestionMessages } from './messages'
import type { GoalLink, SuggestedHome, SuggestedList, SuggestionLists } from './suggestion-queries'

export type SuggestionTexts = (typeof suggestionMessages)[Locale]

/** The lists of a language, ready to be looked through at every key. */
export type PreparedLists = {
  types: readonly Prepared<SuggestedList>[]
  places: readonly Prepared<SuggestedList>[]
}

/** Most rows of a group, once something was typed. */
const rowsMax = { types: 4, places: 6 }

export function prepareLists({ types, places }: SuggestionLists): PreparedLists {
  return { types: prepareSuggestions(types), places: prepareSuggestions(places) }
}

/** A list that holds nothing cannot be chosen; its 0 is shown all the same. */
function toChoice({ count, href }: GoalLink, name: string, words: string): ComboboxChoice | null {
  const text = formatNumber(count)
  const spoken = words.replace('{name}', () => name).replace('{count}', () => text)
  return count === 0 ? null : { name: spoken, text, href }
}

function toListRow(list: SuggestedList, typed: string, texts: SuggestionTexts): ComboboxRow {
  const { key, label, zip, sale, rent } = list
  const name = zip === '' ? label : `${label} ${zip}`
  return {
    key,
    label,
    marks: findTypedParts(label, typed),
    detail: zip,
    choices: [toChoice(sale, name, texts.nameForSale), toChoice(rent, name, texts.nameForRent)],
  }
}

function toHomeRow({ card }: SuggestedHome, typed: string, locale: Locale): ComboboxRow {
  const { publicId, typeName, recordFile, href } = card
  const title = truncateTitle(card.title)
  const place = [card.zip, card.city].filter(Boolean).join(' ')
  const facts = [typeName, place, recordFile].filter((fact) => fact !== null && fact !== '')
  const price = formatPriceView(card.price, locale)
  const [picture] = card.pictures
  return {
    key: `home-${publicId}`,
    label: title,
    marks: findTypedParts(title, typed),
    detail: facts.join(' · '),
    picture: picture && toThumbnailSrc(picture),
    end: price,
    choices: [{ name: [title, ...facts, price].join(', '), text: '', href }],
  }
}

/**
 * What is shown under the search field: all types while nothing is typed; then the types, places
 * and homes that fit. A home that was asked for by its reference or id comes before all else.
 */
export function toSuggestionGroups(
  lists: PreparedLists,
  homes: readonly SuggestedHome[],
  { typed, locale, texts }: { typed: string; locale: Locale; texts: SuggestionTexts },
): ComboboxGroup[] {
  const [fittingTypes = [], places = []] = suggestOfEach(
    [
      { prepared: lists.types, most: rowsMax.types },
      { prepared: lists.places, most: rowsMax.places },
    ],
    typed,
  )
  const types = typed === '' ? lists.types.map(({ thing }) => thing) : fittingTypes
  const toRow = (list: SuggestedList) => toListRow(list, typed, texts)
  const goals = [texts.forSale, texts.forRent]
  const ofTypes = { key: 'types', caption: texts.types, columns: goals, rows: types.map(toRow) }
  const ofPlaces = { key: 'places', caption: texts.places, columns: goals, rows: places.map(toRow) }
  const ofHomes = {
    key: 'homes',
    caption: texts.homes,
    columns: [],
    rows: homes.map((home) => toHomeRow(home, typed, locale)),
  }
  const isExact = homes.some((home) => home.isExact)
  const groups = isExact ? [ofHomes, ofTypes, ofPlaces] : [ofTypes, ofPlaces, ofHomes]
  return groups.filter(({ rows }) => rows.length > 0)
}
