import 'server-only'
import { fallbackLocale, isLocale, type Locale } from '@/domain/kernel/locales'
import { alertFrequencies } from '@/domain/matching/schedule'
import { escapeXml } from '@/domain/text/escape-xml'
import { getTexts } from '@/server/texts/text-overrides'
import { estimateDemand, readPlaceNames } from './alert-queries'
import { toDemandPage, toDocument } from './demand-page'
import { changeDemand, findDemand, type DemandDeed } from './demand-store'
import { readDemandToken } from './demand-token'
import { messages } from './messages'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The address opens the demand: it is not to be told to other sites.
  'Referrer-Policy': 'no-referrer',
}

/** Largest body of a press of a button, in bytes. */
const bodyBytesMax = 4096

const plainDeeds = ['confirm', 'pause', 'resume', 'renew', 'stop', 'delete'] as const

function toDeed(fields: FormData): DemandDeed | null {
  // What mail programs send by themselves (RFC 8058).
  if (fields.get('List-Unsubscribe') === 'One-Click') return { kind: 'stop' }
  const deed = fields.get('deed')
  const frequency = alertFrequencies.find((each) => each === fields.get('frequency'))
  if (deed === 'frequency') return frequency ? { kind: 'frequency', frequency } : null
  const kind = plainDeeds.find((each) => each === deed)
  return kind ? { kind } : null
}

async function readFields(request: Request): Promise<FormData | null> {
  const bytes = Number(request.headers.get('content-length') ?? 0)
  if (bytes > bodyBytesMax) return null
  try {
    return await request.formData()
  } catch {
    // No form at all: the sender is told so by the status.
    return null
  }
}

async function toNotice(key: 'gone' | 'deleted', locale: Locale, status: number) {
  const { page } = await getTexts('alerts', messages, locale)
  const body = `<p role="status">${escapeXml(page[key])}</p><p><a href="/${locale}/">${escapeXml(page.home)}</a></p>`
  return new Response(toDocument(page.title, body, locale), { status, headers })
}

/**
 * The page of a demand, for whoever holds its signed link: GET shows, POST does. 404 for a link that
 * is not ours or whose demand is gone, 400 for a press of no button of ours.
 */
export async function answerDemand(request: Request, token: string): Promise<Response> {
  const url = new URL(request.url)
  const asked = url.searchParams.get('lang') ?? ''
  const id = readDemandToken(token)
  const demand = id === null ? null : await findDemand(id)
  const locale = isLocale(asked) ? asked : (demand?.locale ?? fallbackLocale)
  if (demand === null) return toNotice('gone', locale, 404)
  if (request.method === 'POST') {
    const fields = await readFields(request)
    const deed = fields && toDeed(fields)
    if (!fields || !deed) return new Response(null, { status: 400, headers })
    await changeDemand(demand, deed, new Date())
    if (deed.kind === 'delete') return toNotice('deleted', locale, 200)
    // Programs that stop a mail follow no redirect.
    if (fields.has('List-Unsubscribe')) return new Response(null, { status: 200, headers })
    // Without the redirect, loading the page anew would press the button anew.
    return new Response(null, {
      status: 303,
      headers: { ...headers, Location: `${url.pathname}?lang=${locale}` },
    })
  }
  const [texts, estimate, placeNames] = await Promise.all([
    getTexts('alerts', messages, locale),
    estimateDemand(demand, demand.frequency),
    readPlaceNames(demand.places ?? [], locale),
  ])
  return new Response(toDemandPage(demand, { locale, texts, estimate, placeNames }), { headers })
}
