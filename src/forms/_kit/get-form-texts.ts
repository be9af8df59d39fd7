import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { getTexts } from '@/server/texts/text-overrides'
import { forms, toNamespace, type FormKind } from '../registry'
import { completeTexts, sharedMessages, type FormTexts, type SharedTexts } from './form-texts'

/** What every form says, in the editors' words where they have their own. */
export async function getSharedTexts(locale: Locale): Promise<SharedTexts> {
  return getTexts('forms', sharedMessages, locale)
}

/** The texts of one form, in the editors' words where they have their own. */
export async function getFormTexts(
  kind: FormKind,
  locale: Locale,
): Promise<{ common: SharedTexts; texts: FormTexts }> {
  const [common, own] = await Promise.all([
    getSharedTexts(locale),
    getTexts<FormTexts>(toNamespace(kind), forms[kind].messages, locale),
  ])
  return { common, texts: completeTexts(own, common) }
}
