import 'server-only'
import { findProjectHref } from './project-name-queries'
import { findPropertyHref } from './property-queries'

/** The page of a home or a project in a language, by its number in the address; null where it has none. */
export const findHref = { property: findPropertyHref, project: findProjectHref }
