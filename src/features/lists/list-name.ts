import { isLocale, type Locale } from '@/domain/kernel/locales'
import { parsePublicId } from '@/domain/routes/public-id'

/** A list as the endpoints of the site name it, before anything narrows it. */
export type ListName = {
  locale: Locale
  /** Id of a saved list; null for the whole offer. */
  presetId: number | null
}

/** Parameters of the endpoints of lists, besides the criteria. */
export const listParameters = { locale: 'locale', list: 'list', id: 'id' } as const

/** Writes the name of a list as parameters. */
export function toListParameters({ locale, presetId }: ListName): URLSearchParams {
  const parameters = new URLSearchParams({ [listParameters.locale]: locale })
  if (presetId !== null) parameters.set(listParameters.list, String(presetId))
  return parameters
}

/**
 * Reads the name of a list. Null without a language, or with a saved list that cannot be one: the
 * whole offer is no answer to that.
 */
export function readListName(parameters: URLSearchParams): ListName | null {
  const locale = parameters.get(listParameters.locale)
  const list = parameters.get(listParameters.list)
  const presetId = list === null ? null : parsePublicId(list)
  if (!isLocale(locale) || (list !== null && presetId === null)) return null
  return { locale, presetId }
}
