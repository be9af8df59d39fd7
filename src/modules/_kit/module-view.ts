import type { Module } from '@/cms/payload-types'
import type { Locale } from '@/domain/kernel/locales'
import type { ResolvedColumns } from '@/domain/grid/placement'
import type { PictureView } from '@/features/media/to-picture'
import type { RichTextValue } from '@/features/rich-text/rich-text'

export type ModuleType = Module['type']
export type TitleSize = NonNullable<Module['titleSize']>
export type Surface = NonNullable<Module['colorBackground']>

/** What lies under a module. */
export type ModuleBackground =
  | { kind: 'none' }
  | { kind: 'color'; surface: Surface }
  | { kind: 'image'; image: PictureView }
  | { kind: 'gallery'; images: PictureView[] }

/** A record that a module shows, by its id; form kinds are named. */
export type ModuleRelation =
  | { type: 'property-list' | 'project-list'; presetId: number }
  | { type: 'article'; articleId: number }
  | { type: 'category'; categoryId: number }
  | { type: 'contact'; form: string }

/** A module in one language, placed on a page. */
export type ModuleView = {
  /** Of the placement, unique on the page. */
  key: string
  id: number
  name: string
  type: ModuleType
  /** As stored; a name that the type does not have is not drawn. */
  view: string
  title: string
  titleSize: TitleSize
  description: RichTextValue | null
  /** An illustration; a background picture is in `background`. */
  image: PictureView | null
  images: PictureView[]
  background: ModuleBackground
  classes: readonly string[]
  relations: ModuleRelation[]
  link: { label: string; href: string } | null
  videoUrl: string
  memberIds: number[]
  numberItemOfRow: number | null
  maxItems: number | null
  columns: ResolvedColumns
  position: number
  sort: number
}

/** What every view of a module is given. */
export type ModuleProps = {
  module: ModuleView
  locale: Locale
  isPreview: boolean
  /** Whether the page says which modules visitors do not see, and why. */
  namesHidden: boolean
  /** Token of a form that came back with errors; see the form machinery. */
  formToken: string | null
  pageHref: string
  /** Null on the kept page, where the address has no query. */
  query: URLSearchParams | null
}
