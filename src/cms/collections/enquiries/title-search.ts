import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import { toAdminLanguage } from '../../hooks/editor-message'

/**
 * The names, in the first language of the desk, of the forms whose name in another language has a word
 * in it, or a part of one.
 */
export type FindFormNames = (word: string, locale: Locale) => readonly string[]

/** The operators with which the desk looks for words; each word of the first has to be there. */
const toWords: Readonly<Record<string, (text: string) => string[]>> = {
  like: (text) => text.split(' ').filter(Boolean),
  contains: (text) => [text],
}

function translateField(field: WhereField, find: (word: string) => readonly string[]): Where[] {
  return Object.entries(field).map(([operator, text]): Where => {
    const words = typeof text === 'string' ? toWords[operator]?.(text) : undefined
    if (!words?.some((word) => find(word).length > 0)) return { title: { [operator]: text } }
    return {
      and: words.map((word) => ({
        or: [word, ...find(word)].map((name) => ({ title: { contains: name } })),
      })),
    }
  })
}

function translateWhere(where: Where, find: (word: string) => readonly string[]): Where {
  const translated = Object.entries(where).map(([name, value]): Where => {
    if (Array.isArray(value)) return { [name]: value.map((one) => translateWhere(one, find)) }
    if (name !== 'title' || typeof value !== 'object' || value === null) return { [name]: value }
    return { and: translateField(value, find) }
  })
  return translated.length === 1 ? (translated[0] ?? {}) : { and: translated }
}

/** Operations that ask for what a list shows; deleting all of a list asks for the same. */
const asked: readonly string[] = ['read', 'readDistinct', 'count', 'delete']
const isAsked = (operation: string) => asked.includes(operation)

/**
 * Looks for the words of a title in the language in which staff read it: titles are kept in the first
 * language of the desk, and told in each one's own.
 */
export function createTitleSearch(findNames: FindFormNames): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    const where = isAsked(operation) ? (args as { where?: Where }).where : undefined
    if (where === undefined || req.user?.collection !== 'users') return args
    const language = toAdminLanguage(req)
    return { ...args, where: translateWhere(where, (word) => findNames(word, language)) }
  }
}
