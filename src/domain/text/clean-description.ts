import { truncateText } from './truncate'

/** Length of a description on a card, in characters. */
export const descriptionMaxCharacters = 250

/** The named entities that property feeds and word processors really write. */
// prettier-ignore
const namedEntities: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '',
  hellip: '…', ndash: '–', mdash: '—', bull: '•', middot: '·', deg: '°', frac12: '½',
  copy: '©', reg: '®',
  lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»',
  euro: '€', sup2: '²', sup3: '³', szlig: 'ß', oelig: 'œ', OElig: 'Œ', aelig: 'æ', AElig: 'Æ',
  agrave: 'à', aacute: 'á', acirc: 'â', auml: 'ä', egrave: 'è', eacute: 'é', ecirc: 'ê',
  euml: 'ë', igrave: 'ì', iacute: 'í', icirc: 'î', iuml: 'ï', ograve: 'ò', oacute: 'ó',
  ocirc: 'ô', ouml: 'ö', ugrave: 'ù', uacute: 'ú', ucirc: 'û', uuml: 'ü', ccedil: 'ç',
  ntilde: 'ñ', Agrave: 'À', Acirc: 'Â', Auml: 'Ä', Egrave: 'È', Eacute: 'É', Ecirc: 'Ê',
  Ouml: 'Ö', Uuml: 'Ü', Ccedil: 'Ç',
}

const inlineTags = 'a|abbr|b|em|font|i|mark|s|small|span|strong|sub|sup|u'

/**
 * Turns stored HTML into one line of plain text: tags stripped, entities decoded, spaces
 * collapsed, cut at `maxCharacters` as `truncateText` does. The answer is text, not HTML: it may
 * contain `<` and must be escaped where it is printed.
 */
export function cleanDescription(html: string, maxCharacters = descriptionMaxCharacters): string {
  const text = decodeEntities(stripTags(html)).replace(/\s+/g, ' ').trim()
  return truncateText(text, maxCharacters)
}

/** What ends a line of a text that others wrote as HTML. */
const lineEnds = /<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6])\s*>/gi

/**
 * Turns HTML, or text that only looks like it, into plain text that keeps its paragraphs: tags
 * stripped, entities decoded, an empty line at most between two paragraphs.
 */
export function toPlainLines(html: string): string {
  const text = decodeEntities(stripTags(html.replace(lineEnds, '\n')))
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Block tags separate words, inline tags do not: `<b>T</b>e koop` is two words, not three. */
function stripTags(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(new RegExp(`</?(?:${inlineTags})(?=[\\s/>])[^<>]*>`, 'gi'), '')
    .replace(/<[/!?]?[a-z][^<>]*(?:>|$)/gi, ' ')
}

const entityPattern = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,9}));/gi

function decodeEntities(text: string): string {
  return text.replace(
    entityPattern,
    (entity: string, hex?: string, decimal?: string, name = '') => {
      if (hex !== undefined) return decodeCodePoint(Number.parseInt(hex, 16))
      if (decimal !== undefined) return decodeCodePoint(Number(decimal))
      return lookUpEntity(name) ?? entity
    },
  )
}

/** Feeds also write names in capitals (`&NBSP;`); a name of the prototype is no entity. */
function lookUpEntity(name: string): string | undefined {
  return [name, name.toLowerCase()]
    .filter((spelling) => Object.hasOwn(namedEntities, spelling))
    .map((spelling) => namedEntities[spelling])[0]
}

function decodeCodePoint(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0)
  if (isControl) return ' '
  return isSurrogate || code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code)
}
