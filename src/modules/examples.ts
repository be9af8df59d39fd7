import type { ModuleExample } from './_kit/module-example'
import type { ModuleType } from './_kit/module-view'
import { examples as article } from './article/example'
import { examples as contact } from './contact/example'
import { examples as projectList } from './project-list/example'
import { examples as propertyList } from './property-list/example'
import { examples as team } from './team/example'
import { examples as text } from './text/example'
import { examples as usp } from './usp/example'
import { examples as video } from './video/example'

/** The filled examples of every type of module. A type without an entry does not compile. */
export const moduleExamples: Readonly<Record<ModuleType, readonly ModuleExample[]>> = {
  'property-list': propertyList,
  'project-list': projectList,
  article,
  team,
  contact,
  text,
  video,
  usp,
}
