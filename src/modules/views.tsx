import type { ComponentType } from 'react'
import type { ModuleProps, ModuleType } from './_kit/module-view'
import { views as article } from './article/view'
import { views as contact } from './contact/view'
import { views as projectList } from './project-list/view'
import { views as propertyList } from './property-list/view'
import { views as team } from './team/view'
import { views as text } from './text/view'
import { views as usp } from './usp/view'
import { views as video } from './video/view'

type AnyViews = Readonly<Partial<Record<string, ComponentType<ModuleProps>>>>

/** What draws a module, by type and view. A type without an entry does not compile. */
export const moduleViews: Readonly<Record<ModuleType, AnyViews>> = {
  'property-list': propertyList,
  'project-list': projectList,
  article,
  team,
  contact,
  text,
  video,
  usp,
}
