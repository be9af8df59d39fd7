import type { LocalizedText } from '@/domain/kernel/locales'

/** What a module's list of relations may point at. */
export const relationTypes = [
  'property-list',
  'project-list',
  'article',
  'category',
  'contact',
] as const

export type RelationType = (typeof relationTypes)[number]

/** Fields of a module that depend on its type; the others (grid, background, status) suit all. */
export type ModuleField =
  | 'titleSize'
  | 'description'
  | 'image'
  | 'images'
  | 'relations'
  | 'link'
  | 'videoUrl'
  | 'members'
  | 'numberItemOfRow'
  | 'maxItems'

/** What one type of module offers to editors. Loaded outside Next, so plain data only. */
export type ModuleTypeConfig = {
  /** Stored code, the name of the type's folder. */
  type: string
  label: LocalizedText
  /**
   * The ways in which it can look; the first one is taken when editors choose none. One that stands
   * alone shows something without relations, though its type can have them.
   */
  views: readonly { name: string; label: LocalizedText; standsAlone?: true }[]
  /** The fields that editors see for this type. */
  uses: readonly ModuleField[]
  /** What its relations may point at; empty when it does not use them. */
  relationTypes: readonly RelationType[]
  /** It shows what is written in it, so that it is left out of a language without a word of it. */
  livesByWords?: true
}

/** The views of all types, each once; types may share a view by name. */
export function toViewOptions(types: readonly ModuleTypeConfig[]): Record<string, LocalizedText> {
  return Object.fromEntries(
    types.flatMap(({ views }) => views.map(({ name, label }) => [name, label] as const)),
  )
}

/** Names of the views that a type has; none for an unknown type. */
export function findViewNames(types: readonly ModuleTypeConfig[], type: unknown): string[] {
  const config = types.find((candidate) => candidate.type === type)
  return config ? config.views.map(({ name }) => name) : []
}

/** Whether a type uses a field; an unknown type uses none. */
export function usesField(
  types: readonly ModuleTypeConfig[],
  type: unknown,
  field: ModuleField,
): boolean {
  return types.find((candidate) => candidate.type === type)?.uses.includes(field) ?? false
}

/** What the grid of a page has to know of a type. */
export type GridType = {
  label: LocalizedText
  /** The view that is taken when editors choose none. */
  usualView: string
  /** The views that show nothing without relations. */
  viewsOfRelations: readonly string[]
  livesByWords: boolean
}

/** The types as the grid of a page knows them: their names, and what lives by relations. */
export function toGridTypes(types: readonly ModuleTypeConfig[]): Record<string, GridType> {
  return Object.fromEntries(
    types.map(({ type, label, relationTypes, views, livesByWords = false }) => {
      const bound = relationTypes.length > 0 ? views.filter(({ standsAlone }) => !standsAlone) : []
      return [
        type,
        {
          label,
          usualView: views[0]?.name ?? '',
          viewsOfRelations: bound.map(({ name }) => name),
          livesByWords,
        },
      ]
    }),
  )
}
