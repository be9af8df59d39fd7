import type { ModuleTypeConfig } from './_kit/module-config'
import { article } from './article/config'
import { contact } from './contact/config'
import { projectList } from './project-list/config'
import { propertyList } from './property-list/config'
import { team } from './team/config'
import { text } from './text/config'
import { usp } from './usp/config'
import { video } from './video/config'

/** The types of module, in the order in which editors see them. Loaded outside Next. */
export const moduleTypes: readonly ModuleTypeConfig[] = [
  propertyList,
  projectList,
  article,
  team,
  contact,
  text,
  video,
  usp,
]
