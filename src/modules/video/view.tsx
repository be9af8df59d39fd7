import type { ModuleViews } from '../_kit/module-type'
import type { video } from './config'
import { VideoView } from './views/video'

type ViewName = (typeof video)['views'][number]['name']

/** What draws each view; a view of the configuration without an entry does not compile. */
export const views: ModuleViews<ViewName> = {
  video: VideoView,
}
