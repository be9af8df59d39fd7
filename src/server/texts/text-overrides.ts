import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import type { MessageTree } from '@/i18n/define-messages'
import { overrideMessages } from '@/i18n/override-messages'
import type { ScreenNamespace, TextNamespace } from '@/i18n/text-namespace'
import { anonymous, payloadAs } from '../payload'

/** The texts that editors replaced, by key; keys without a text in this language are left out. */
export async function getTextOverrides(locale: Locale): Promise<Record<string, string>> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.dictionary)
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'dictionary',
    locale,
    fallbackLocale: false,
    pagination: false,
    depth: 0,
  })
  return Object.fromEntries(docs.flatMap(({ key, value }) => (value ? [[key, value]] : [])))
}

/**
 * The texts of one namespace with the editors' own words in them, for what draws its texts without
 * next-intl: forms, the owners' page, facts of a property.
 *
 * @param namespace the name under which `src/i18n/catalogue.ts` lists these messages
 */
export async function getTexts<Tree extends object>(
  namespace: Exclude<TextNamespace, ScreenNamespace>,
  messages: Readonly<Record<Locale, Tree>>,
  locale: Locale,
): Promise<Tree> {
  const overrides = await getTextOverrides(locale)
  // Wrapped, so that keys are the same whole paths everywhere. Optional texts (a field's hint) are
  // not in the type of a tree, but a missing key is left missing.
  const whole = { [namespace]: messages[locale] } as unknown as MessageTree
  return overrideMessages(whole, overrides)[namespace] as unknown as Tree
}
