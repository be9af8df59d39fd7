import { parseLink } from '@/domain/routes/safe-target'
import { cleanDescription } from '@/domain/text/clean-description'
import type { AttributionPart } from './streets'

/** What the licence of OpenStreetMap (ODbL 1.0, art. 4.3) asks to be shown with a map. */
const openStreetMap: AttributionPart = {
  text: '© OpenStreetMap',
  href: 'https://www.openstreetmap.org/copyright',
}

/** Most characters of one part, and most parts: what stands on a map has to be short. */
const textMax = 80
const partsMax = 6

const anchor = /<a\b([^<>]*)>([\s\S]*?)<\/a\s*>/gi
const hrefAttribute = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i

/** An address of another site; null for anything else that an attribute may hold. */
function readHref(attributes: string): string | null {
  const [, double, single, bare] = hrefAttribute.exec(attributes) ?? []
  const link = parseLink(cleanDescription(double ?? single ?? bare ?? '', 500))
  return link?.kind === 'external' ? link.href : null
}

/**
 * Reads who made the data of an archive. Of its HTML only the text remains and links to other
 * sites; the rest is dropped. Where nobody names OpenStreetMap, it is named, because the tiles of
 * this schema are made of it.
 */
export function toAttribution(html: string): AttributionPart[] {
  const parts: AttributionPart[] = []
  const add = (fragment: string, href: string | null) => {
    const text = cleanDescription(fragment, textMax)
    if (/[\p{L}\p{N}]/u.test(text)) parts.push({ text, href })
    // A sign of rights may stand in front of the link that it belongs to.
    else if (text === '©') parts.push({ text, href: null })
  }
  let end = 0
  for (const match of html.matchAll(anchor)) {
    add(html.slice(end, match.index), null)
    add(match[2] ?? '', readHref(match[1] ?? ''))
    end = match.index + match[0].length
  }
  add(html.slice(end), null)
  const isNamed = parts.some(({ text }) => /openstreetmap/i.test(text))
  return isNamed ? parts.slice(0, partsMax) : [...parts.slice(0, partsMax - 1), openStreetMap]
}
