import { cvEndings } from '@/domain/contact/cv'
import { ownerFileEndings } from '@/domain/owners/upload'

/** JSON writes the end of a line as `\n`, whose letter is no part of the address that follows. */
export const jsonEscape = String.raw`\\(?:[nrtbf]|u[0-9a-f]{4})`
const wholeJsonEscape = String.raw`(?:^|[^\\])(?:\\\\)*${jsonEscape}`

/** What may stand before the `@`, as the forms take it: `jan.d'hondt` is one name. */
export const addressLetters = "a-z0-9._%+'-"

const endings = [...new Set([...ownerFileEndings, ...cvEndings])]

/** What a file is called after: `bod anne@….pdf`. None of them ends a domain. */
export const fileEnding = String.raw`\.(?:${endings.join('|')})`

/** Where a word begins. */
const wordStart = `(?:^|[^${addressLetters}]|${wholeJsonEscape})`

/** The same within a sentence: neither the beginning of a text nor, as JSON has it, of a value. */
const laterWordStart = `(?:[^"${addressLetters}]|${wholeJsonEscape})`

/**
 * A quotation mark, and what French puts before a vowel ("l'adresse d'anne@…"): an apostrophe after two
 * letters at most, which themselves begin a word, belongs to the sentence and not to the address. Where
 * nothing stands before them the whole may be an address: `d'hoore@…`.
 */
const beforeAddress = `(?<=${wordStart}'|${laterWordStart}[a-z]{1,2}')`

const toLiteral = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Where the text stands. In the name of a file words are put together with `_` and `-`, which an address may
 * hold as well: there it is cut behind and before them too, be it out of a longer one.
 */
export type Place = 'text' | 'name'

/** One address, as it is looked for at each place. */
export type Patterns = Readonly<Record<Place, string>>

/**
 * The address as a pattern that means nothing but itself, and no longer address that ends with it.
 *
 * @param longer addresses of others that are this one behind such letters, as `d'hoore@…` is for `hoore@…`
 */
export function toPattern(key: string, longer: readonly string[], place: Place): string {
  const theirs = longer.map((address) => toLiteral(address.slice(0, -key.length)))
  const isTheirs = theirs.length === 0 ? '' : `(?<!${wordStart}(?:${theirs.join('|')}))`
  const joined = place === 'name' ? '|(?<=[_-])' : ''
  const start = `(?<![${addressLetters}])|${beforeAddress}${isTheirs}|(?<=${wholeJsonEscape})${joined}`
  const end = String.raw`(?![a-z0-9${place === 'name' ? '' : '-'}]|\.[a-z0-9])`
  return `(?:${start})${toLiteral(key)}(?:(?=${fileEnding}${end})|${end})`
}
