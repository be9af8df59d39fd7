import type { ModuleViews } from '../_kit/module-type'
import type { projectList } from './config'
import { ProjectGrid } from './views/grid'
import { ProjectRows } from './views/list'
import { ProjectSlider } from './views/slider'
import { ProjectMap } from './views/map'
import { ProjectCompact } from './views/compact'

type ViewName = (typeof projectList)['views'][number]['name']

/** What draws each view; a view of the configuration without an entry does not compile. */
export const views: ModuleViews<ViewName> = {
  grid: ProjectGrid,
  list: ProjectRows,
  slider: ProjectSlider,
  map: ProjectMap,
  compact: ProjectCompact,
}
