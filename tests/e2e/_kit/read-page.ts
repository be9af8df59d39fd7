/** What the head and the title of a page say; `null` where they say nothing. */
export type PageFacts = {
  lang: string | null
  h1: string | null
  /** Paths, without the site's own name. */
  canonical: string | null
  alternates: Readonly<Record<string, string>>
  robots: string | null
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}

function find(html: string, pattern: RegExp): string | null {
  const found = pattern.exec(html)?.[1]
  return found === undefined ? null : decode(found)
}

function toPath(address: string | null): string | null {
  if (address === null) return null
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

function toText(markup: string | null): string | null {
  return (
    markup &&
    markup
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Reads the HTML as it was sent, before any script ran. */
export function readPage(html: string): PageFacts {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)
  return {
    lang: find(html, /<html[^>]* lang="([^"]+)"/),
    h1: toText(find(html, /<h1[^>]*>(.*?)<\/h1>/s)),
    canonical: toPath(find(html, /<link rel="canonical" href="([^"]+)"/)),
    alternates: Object.fromEntries(
      [...links].map(([, language = '', href = '']) => [language, toPath(decode(href)) ?? '']),
    ),
    robots: find(html, /<meta name="robots" content="([^"]+)"/),
  }
}
