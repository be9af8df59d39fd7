import { showsSomething } from '../translations/rich-text'

/** What a module that lives by its own words shows in one language. */
export type OwnContent = {
  title: string
  /** A formatted text, however it is stored. */
  description: unknown
  hasLink: boolean
  /** In the module or under it; they are the same in every language. */
  pictures: number
}

/** Whether it would be a frame around nothing: it has no words in this language, and no picture. */
export function isBareModule({ title, description, hasLink, pictures }: OwnContent): boolean {
  return pictures === 0 && !hasLink && title.trim() === '' && !showsSomething(description)
}
