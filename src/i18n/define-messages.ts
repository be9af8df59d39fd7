import type { Locale } from '@/domain/kernel/locales'
import { bindFrenchSpaces } from '@/domain/text/french-spaces'

/** Texts of one slice in one language; groups may be nested. */
export type MessageTree = { readonly [key: string]: string | MessageTree }

type SameKeys<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : SameKeys<Tree[Key]>
}

function mapTexts(tree: MessageTree, change: (text: string) => string): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, part]) => [
      key,
      typeof part === 'string' ? change(part) : mapTexts(part, change),
    ]),
  )
}

/**
 * Declares the texts of a slice, all languages side by side. Dutch sets the keys; a key that
 * another language lacks, or has too many, is a compile error. French is typed with plain spaces
 * before its signs, and read with those that do not break.
 */
export function defineMessages<const Tree extends MessageTree>(
  messages: { readonly nl: Tree } & Readonly<
    Record<Exclude<Locale, 'nl'>, NoInfer<SameKeys<Tree>>>
  >,
): Readonly<Record<Locale, SameKeys<Tree>>> {
  const fr = mapTexts(messages.fr as MessageTree, bindFrenchSpaces)
  // The compiler does not see that a tree of literals is a tree of texts; `NoInfer` above does.
  return { ...messages, fr } as unknown as Readonly<Record<Locale, SameKeys<Tree>>>
}
