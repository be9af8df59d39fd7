import type { ReactNode } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import type { Viewer } from '@/server/payload'
import type { Destination } from './resolve'

/** Draws the modules of a page; handed down by the address, because modules build on features. */
export type RenderModules = (page: { pageId: number; isPreview: boolean }) => ReactNode

/** An answer that a page offers in a form, in the form's words or its own; `note` stands under it. */
type Choice = { value: string; label?: string; note?: string }

/** A form about a property or project, named by their public ids. */
export type SubjectForm = {
  kind:
    | 'contact-me'
    | 'contact-appointment'
    | 'contact-construction'
    | 'send-to-friend'
    | 'report-listing'
    | 'document-request'
    | 'offer'
    | 'rent-application'
  subject: { property?: number; project?: number }
  /** Answers that only the page knows, by field. */
  choices?: Readonly<Record<string, readonly Choice[]>>
  /** Where a link leads to the form; one that stands folded is opened by it. */
  id?: string
  /** A line that opens the form, where it stands folded. */
  summary?: string
}

/** Draws a form; handed down by the address, because forms stand beside features. */
export type RenderForm = (form: SubjectForm) => ReactNode

/**
 * Repeats what was chosen in a form, on the page of this original path that thanks for it; handed down
 * for the same reason.
 */
export type RenderChosen = (feedback: string) => ReactNode

/** All that a feature needs to make its screen. */
export type ScreenRequest<Kind extends Destination['kind'] = Destination['kind']> = {
  locale: Locale
  destination: Extract<Destination, { kind: Kind }>
  /** The path as requested, for comparing with the canonical one. */
  pathname: string
  /** `null` on the cached page, where the query is not known. */
  query: URLSearchParams | null
  viewer: Viewer
  isPreview: boolean
  renderModules: RenderModules
  renderForm: RenderForm
  renderChosen: RenderChosen
}
