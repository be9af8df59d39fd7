import type { ModuleViews } from '../_kit/module-type'
import type { text } from './config'
import { TextView } from './views/text'

type ViewName = (typeof text)['views'][number]['name']

/** What draws each view; a view of the configuration without an entry does not compile. */
export const views: ModuleViews<ViewName> = {
  text: TextView,
}
