import type { en } from '@payloadcms/translations/languages/en'

type Framework = typeof en.translations

/** Words of the framework said better, by the names under which it keeps them. */
export type DeskWords = {
  readonly [Group in keyof Framework]?: Partial<Record<keyof Framework[Group], string>>
}
