import { toPlainText } from '@/features/rich-text/to-plain-text'
import type { ArticleView } from './to-article-view'

type Answered = Pick<ArticleView, 'title' | 'intro' | 'body'>

/** Editors also unfold what is no question, such as the steps of a sale. */
function isQuestion({ title }: Answered): boolean {
  return title.trim().endsWith('?')
}

/**
 * Questions with their answers as search engines read them.
 *
 * @returns null where none of the titles asks something, or none is answered
 */
export function toFaqJsonLd(articles: readonly Answered[]): object | null {
  const questions = articles.filter(isQuestion).flatMap(({ title, intro, body }) => {
    const text = [intro, toPlainText(body)].filter(Boolean).join(' ')
    if (text === '') return []
    return { '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text } }
  })
  if (questions.length === 0) return null
  return { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }
}
