import { buildWindowCardsPath } from '@/domain/media/window-cards'
import type { Locale } from '@/domain/kernel/locales'

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
    const answer = await fetch(buildWindowCardsPath(ids, locale), { credentials: 'same-origin' })
    const leftOut = readLeftOut(answer)
    if (answer.status === 404) return { kind: 'none', leftOut }
    if (answer.status === 503) return { kind: 'busy', leftOut: [] }
    if (!answer.ok) return { kind: 'failed', leftOut: [] }
    save(await answer.blob(), `window-cards-${locale}.pdf`)
    return { kind: 'made', leftOut }
  } catch {
    // The server cannot be reached; the caller says that nothing was made.
    return { kind: 'failed', leftOut: [] }
  }
}
