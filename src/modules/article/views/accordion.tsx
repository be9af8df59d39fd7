import { toFaqJsonLd } from '@/features/articles/faq-json-ld'
import { RichText } from '@/features/rich-text/rich-text'
import { JsonLd } from '@/features/routing/json-ld'
import { Accordion } from '@/ui/disclosure/disclosure'
import { EmptyModule } from '../../_kit/empty-module'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findRelatedArticles } from '../../_kit/related-articles'

/** Articles as titles that unfold, for questions and answers. */
export async function ArticleAccordion({ module, locale, namesHidden }: ModuleProps) {
  const articles = await findRelatedArticles(module, locale)
  if (articles.length === 0) return <EmptyModule module={module} namesHidden={namesHidden} />
  const faq = toFaqJsonLd(articles)
  return (
    <ModuleFrame module={module}>
      {faq && <JsonLd blocks={[faq]} />}
      <Accordion
        items={articles.map(({ id, title, intro, body }) => ({
          id: `article-${id}`,
          title,
          body: (
            <>
              {intro && <p>{intro}</p>}
              {body && <RichText value={body} />}
            </>
          ),
        }))}
      />
    </ModuleFrame>
  )
}
