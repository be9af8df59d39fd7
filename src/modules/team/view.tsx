import type { ModuleViews } from '../_kit/module-type'
import type { team } from './config'
import { TeamPeople } from './views/people'

type ViewName = (typeof team)['views'][number]['name']

/** What draws each view; a view of the configuration without an entry does not compile. */
export const views: ModuleViews<ViewName> = {
  people: TeamPeople,
}
