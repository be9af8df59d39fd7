import type { Locale } from '@/domain/kernel/locales'

/** Texts of one slice in one language; groups may be nested. */
export type MessageTree = { readonly [key: string]: string | MessageTree }

type SameKeys<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : SameKeys<Tree[Key]>
}

/**
 * Declares the texts of a slice, all languages side by side. Dutch sets the keys; a key that
 * another language lacks, or has too many, is a compile error.
 */
export function defineMessages<const Tree extends MessageTree>(
  messages: { readonly nl: Tree } & Readonly<
    Record<Exclude<Locale, 'nl'>, NoInfer<SameKeys<Tree>>>
  >,
): Readonly<Record<Locale, SameKeys<Tree>>> {
  // The compiler does not see that a tree of literals is a tree of texts; `NoInfer` above does.
  return messages as Readonly<Record<Locale, SameKeys<Tree>>>
}
