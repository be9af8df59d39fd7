/**
 * What a drawing may consist of. Everything else is left out: scripts, foreign content, links,
 * animation (which can set a link), the notes of drawing programs and what was hidden in comments.
 */
const elements = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text tspan textPath defs linearGradient ' +
    'radialGradient stop clipPath mask pattern symbol use marker style filter feBlend ' +
    'feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDropShadow feFlood feFuncA ' +
    'feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile ' +
    'feTurbulence title desc'
  ).split(' '),
)

/** Elements whose content goes with them. */
const closedElements =
  'script|foreignObject|metadata|iframe|a|image|animate\\w*|set|handler|listener'

const closedContent = new RegExp(
  `<(?:\\w+:)?(${closedElements})\\b[^>]*>[\\s\\S]*?</(?:\\w+:)?\\1\\s*>`,
  'gi',
)

/** Comments, instructions, document types with their entities, and character data. */
const asides =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>/gi

const tag = /<(\/?)([a-zA-Z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g

const attribute = /([a-zA-Z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Only places within the drawing itself may be named. */
function isInside(value: string): boolean {
  return /^\s*#[\w.-]+\s*$/.test(value)
}

/** Style sheets and presentation attributes may load nothing. */
function loadsNothing(css: string): boolean {
  const addresses = css.match(/url\([^)]*\)?/gi) ?? []
  const isLocal = addresses.every((address) => /^url\(\s*["']?#[\w.-]+["']?\s*\)$/i.test(address))
  return isLocal && !/@import|expression|javascript:|\\/i.test(css)
}

function isAllowed(name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return isInside(value)
  if (name === 'xmlns' || name === 'xmlns:xlink') return /^http:\/\/www\.w3\.org\//.test(value)
  if (name === 'xml:space') return true
  return !name.includes(':') && !/^on/i.test(name) && loadsNothing(value.replace(/&#?\w+;?/g, '\\'))
}

function toTag(isEnd: boolean, name: string, rest: string): string {
  if (!elements.has(name)) return ''
  if (isEnd) return `</${name}>`
  const kept = [...rest.matchAll(attribute)].flatMap(([, key = '', double, single]) => {
    const value = double ?? single ?? ''
    return isAllowed(key, value) ? [` ${key}="${value.replaceAll('"', '&quot;')}"`] : []
  })
  return `<${name}${kept.join('')}${/\/\s*$/.test(rest) ? '/' : ''}>`
}

/** Text between two tags; a sign of the mark-up that opened no tag of ours becomes text. */
function toText(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function withoutClosed(svg: string): string {
  const shorter = svg.replace(closedContent, '')
  return shorter === svg ? svg : withoutClosed(shorter)
}

/**
 * A drawing with nothing in it that could run, load or tell more than it shows. It is written anew
 * from the parts that are known, so that what is not understood does not pass. Sent with a policy
 * that forbids scripts as well.
 */
export function sanitiseSvg(svg: string): string {
  const source = withoutClosed(
    svg.replace(asides, (_aside, data?: string) => (data ? toText(data) : '')),
  )
  const parts: string[] = []
  let end = 0
  let isStyle = false
  for (const found of source.matchAll(tag)) {
    const [whole, slash = '', name = '', rest = ''] = found
    const text = source.slice(end, found.index)
    parts.push(isStyle && !loadsNothing(text) ? '' : toText(text), toTag(slash !== '', name, rest))
    isStyle = name === 'style' && slash === '' && !rest.trimEnd().endsWith('/')
    end = found.index + whole.length
  }
  return parts.join('').trim()
}
