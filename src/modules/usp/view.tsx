import type { ModuleViews } from '../_kit/module-type'
import type { usp } from './config'
import { UspView } from './views/usp'

type ViewName = (typeof usp)['views'][number]['name']

/** What draws each view; a view of the configuration without an entry does not compile. */
export const views: ModuleViews<ViewName> = {
  usp: UspView,
}
