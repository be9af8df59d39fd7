import { getTranslations } from 'next-intl/server'
import { Quote } from '@/ui/quote/quote'
import { Strip } from '@/ui/strip/strip'
import { EmptyModule } from '../../_kit/empty-module'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findRelatedArticles } from '../../_kit/related-articles'

/** What clients said, in large type, on a strip that slides sideways. */
export async function ArticleQuote({ module, locale, namesHidden }: ModuleProps) {
  const [t, articles] = await Promise.all([
    getTranslations('modules'),
    findRelatedArticles(module, locale),
  ])
  if (articles.length === 0) return <EmptyModule module={module} namesHidden={namesHidden} />
  return (
    <ModuleFrame module={module}>
      <Strip
        items={articles.map(({ id, intro, quote, title }) => ({
          id: String(id),
          node: (
            <Quote detail={quote?.place} person={quote?.person ?? title}>
              {intro}
            </Quote>
          ),
        }))}
        label={module.title || t('quotes')}
      />
    </ModuleFrame>
  )
}
