import 'server-only'
import { noStore } from '@/domain/protection/private-headers'
import { formParameter } from '@/domain/routes/reserved'
import { logError } from '../log/log'
import { askInside } from '../loopback'
import { withoutSignedIds } from '../signed-id'
import { createWaitingLine } from '../waiting-line/waiting-line'
import { dropDraft, keepDraft, type FormDraft } from './form-drafts'

/**
 * Patience with this very server, in milliseconds. While the database is away a page is either
 * there at once, because it was kept, or not at all.
 */
const patienceMs = { usual: 15_000, unavailable: 1_500 } as const

/** What an address of the site says of its page to browsers, and an endpoint would say otherwise. */
const saidOfPage = ['content-security-policy', 'referrer-policy'] as const

/**
 * Pages that are drawn at a time for who asked too often; nobody waits for a turn. Whoever goes on asking
 * would else have a page drawn by each request that is refused, which costs more than what was refused.
 */
const limitedLine = createWaitingLine(4, 0)

type DrawnPage = { html: string; said: [name: string, value: string][] }

/** The page as this server draws it with the draft filled in; null when it cannot be drawn. */
async function drawPage(
  page: string,
  token: string,
  { timeoutMs, cookie }: { timeoutMs: number; cookie?: string | null },
): Promise<DrawnPage | null> {
  try {
    const { status, headers, body } = await askInside(`${page}?${formParameter}=${token}`, {
      timeoutMs,
      ...(cookie && { headers: { cookie } }),
    })
    if (status !== 200) throw new Error(`the page answered ${status}`)
    const said = saidOfPage.flatMap((name): DrawnPage['said'] => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    })
    return { html: body.toString('utf8'), said }
  } catch (cause) {
    logError('the page of a form could not be drawn again', cause, {
      page: withoutSignedIds(page),
    })
    return null
  }
}

/** The page for who asked too often; null at once while enough of these are drawn. */
async function drawLimited(draw: () => Promise<DrawnPage | null>): Promise<DrawnPage | null> {
  const turn = await limitedLine.run(draw)
  return turn.ok ? turn.value : null
}

/**
 * Answers a form that was sent without JavaScript and could not be taken in: its page once more,
 * with everything that was typed and what is wrong with it.
 *
 * @param page path of the page that shows the form
 * @param cookie of who sent it, for a page that only they may see
 * @param plainText said when the page cannot be drawn, or too many are drawn for who asks too often; the
 *   browser's way back keeps what was typed
 */
export async function showAgain(
  page: string,
  draft: FormDraft,
  {
    status,
    headers,
    plainText,
    cookie,
  }: {
    status: number
    headers?: HeadersInit
    plainText: string
    cookie?: string | null
  },
): Promise<Response> {
  const token = keepDraft(draft)
  try {
    const timeoutMs = status === 503 ? patienceMs.unavailable : patienceMs.usual
    const draw = () => drawPage(page, token, { timeoutMs, cookie })
    const drawn = await (status === 429 ? drawLimited(draw) : draw())
    const answer = new Headers(headers)
    for (const [name, value] of drawn?.said ?? []) answer.set(name, value)
    answer.set('Cache-Control', noStore['Cache-Control'])
    answer.set('Content-Type', `text/${drawn === null ? 'plain' : 'html'}; charset=utf-8`)
    return new Response(drawn?.html ?? plainText, { status, headers: answer })
  } finally {
    dropDraft(token)
  }
}
