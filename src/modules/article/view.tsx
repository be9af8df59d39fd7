import type { ModuleViews } from '../_kit/module-type'
import type { article } from './config'
import { ArticleCards } from './views/card'
import { ArticleText } from './views/text'
import { ArticleImageLeft } from './views/image-left'
import { ArticleImageRight } from './views/image-right'
import { ArticleAccordion } from './views/accordion'
import { ArticleQuote } from './views/quote'

type ViewName = (typeof article)['views'][number]['name']

/** What draws each view; a view of the configuration without an entry does not compile. */
export const views: ModuleViews<ViewName> = {
  card: ArticleCards,
  text: ArticleText,
  'image-left': ArticleImageLeft,
  'image-right': ArticleImageRight,
  accordion: ArticleAccordion,
  quote: ArticleQuote,
}
