import type { ModuleViews } from '../_kit/module-type'
import type { propertyList } from './config'
import { PropertyGrid } from './views/grid'
import { PropertyRows } from './views/list'
import { PropertySlider } from './views/slider'
import { PropertyMap } from './views/map'
import { PropertyCompact } from './views/compact'

type ViewName = (typeof propertyList)['views'][number]['name']

/** What draws each view; a view of the configuration without an entry does not compile. */
export const views: ModuleViews<ViewName> = {
  grid: PropertyGrid,
  list: PropertyRows,
  slider: PropertySlider,
  map: PropertyMap,
  compact: PropertyCompact,
}
