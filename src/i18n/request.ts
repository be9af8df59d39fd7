import { getRequestConfig } from 'next-intl/server'
import { locale as readLocale } from 'next/root-params'
import { toLocale } from '@/domain/kernel/locales'
import { getTextOverrides } from '@/server/texts/text-overrides'
import { composeMessages } from './catalogue'
import { overrideMessages } from './override-messages'

export type Messages = ReturnType<typeof composeMessages>

export default getRequestConfig(async ({ locale: asked }) => {
  const locale = toLocale(asked ?? (await readLocale()))
  return {
    locale,
    messages: overrideMessages(composeMessages(locale), await getTextOverrides(locale)),
    timeZone: 'Europe/Brussels',
    // A missing text shows its key: ugly on purpose, and never an empty button.
    getMessageFallback: ({ key, namespace }) => (namespace ? `${namespace}.${key}` : key),
  }
})
