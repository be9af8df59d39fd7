import type { Locale as SiteLocale } from '@/domain/kernel/locales'
import type { Messages as SiteMessages } from './request'

declare module 'next-intl' {
  // The library asks for an interface: it is merged with its own declaration.
  interface AppConfig {
    Locale: SiteLocale
    Messages: SiteMessages
  }
}
