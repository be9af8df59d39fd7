import { buildWindowCardsPath } from '@/domain/routes/desk'
import type { Locale } from '@/domain/kernel/locales'
import { ask, Refused } from '../ask.client'

export type CardsAnswer = {
  kind: 'made' | 'none' | 'busy' | 'failed'
  /** References of the homes without a card. */
  leftOut: string[]
}

function readLeftOut(answer: Response): string[] {
  const named = answer.headers.get('x-left-out') ?? ''
  return named === '' ? [] : named.split(',').map(decodeURIComponent)
}

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  URL.revokeObjectURL(href)
}

/** Has cards for the window made and saves the file that comes. */
export async function fetchCards(ids: readonly number[], locale: Locale): Promise<CardsAnswer> {
  try {
    const answer = await ask(buildWindowCardsPath(ids, locale))
    save(await answer.blob(), `window-cards-${locale}.pdf`)
    return { kind: 'made', leftOut: readLeftOut(answer) }
  } catch (error) {
    // Whatever went wrong, the caller says that nothing was made.
    const answer = error instanceof Refused ? error.response : null
    if (answer?.status === 404) return { kind: 'none', leftOut: readLeftOut(answer) }
    return { kind: answer?.status === 503 ? 'busy' : 'failed', leftOut: [] }
  }
}
