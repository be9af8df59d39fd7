import { getArticleScreen } from '@/features/articles/article-screen'
import { getPageScreen } from '@/features/pages/page-screen'
import { getProjectScreen } from '@/features/projects/project-screen'
import { getPropertyScreen } from '@/features/properties/property-screen'
import type { Screen } from '@/features/routing/page-facts'
import type { Destination } from '@/features/routing/resolve'
import type { ScreenRequest } from '@/features/routing/screen-request'

/** Hands a request to the feature whose screen stands at the destination. */
export function getScreen(
  destination: Destination,
  request: Omit<ScreenRequest, 'destination'>,
): Promise<Screen> {
  switch (destination.kind) {
    case 'entry':
      return destination.entry.type === 'article'
        ? getArticleScreen({ ...request, destination })
        : getPageScreen({ ...request, destination })
    case 'property':
    case 'unit':
      return getPropertyScreen({ ...request, destination })
    case 'project':
      return getProjectScreen({ ...request, destination })
  }
}
