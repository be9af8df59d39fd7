import { createTranslator } from 'next-intl'
import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import type { Property } from '@/cms/payload-types'
import type { Locale } from '@/domain/kernel/locales'
import { messages as favourites } from '@/features/favourites/messages'
import { messages as map } from '@/features/map/messages'
import { messages as shell } from '@/features/shell/messages'
import { messages as facts } from './fact-messages'
import { messages as properties } from './messages'
import { createContext } from './property.fixture'
import { PropertyPage } from './property-page'
import { toPropertyView } from './to-property-view'

let current: Locale = 'nl'

/** What stands for `getTranslations` while a page is drawn: the site's own words, nothing else. */
export async function getTestTranslations(namespace: string) {
  const messages = {
    properties: properties[current],
    favourites: favourites[current],
    map: map[current],
    shell: shell[current],
  }
  return createTranslator({ locale: current, messages, namespace: namespace as 'properties' })
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': '’',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}

/** What a reader sees of markup: one line for each text. */
function toLines(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\u00A0/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
}

/** A part of the page, by what its opening tag says; each part holds no other of its own name. */
export const partMarks = {
  head: '<header',
  price: 'aria-labelledby="contact-panel"',
  overview: 'id="facts-overview"',
  finance: 'id="facts-finance"',
  rent: 'id="facts-rent"',
  annuity: 'id="facts-annuity"',
  surfaces: 'id="facts-surfaces"',
  rooms: 'id="facts-rooms"',
  building: 'id="facts-building"',
  comfort: 'id="facts-comfort"',
  planning: 'id="facts-planning"',
  certificates: 'id="facts-certificates"',
  energy: 'aria-labelledby="energy"',
  flood: 'aria-labelledby="flood"',
  location: 'aria-labelledby="location"',
  documents: 'aria-labelledby="documents"',
  costs: 'aria-labelledby="costs"',
  loan: 'aria-labelledby="loan"',
  yield: 'aria-labelledby="yield"',
} as const

export type PagePart = keyof typeof partMarks

/** A page as text, part by part; a part that is not there is the empty text. */
export type PageText = Readonly<Record<PagePart, string>> & { whole: string }

function cutOut(html: string, mark: string): string {
  const found = html.indexOf(mark)
  if (found === -1) return ''
  const start = html.lastIndexOf('<', found)
  const name = /^<(\w+)/.exec(html.slice(start))?.[1] ?? ''
  return html.slice(start, html.indexOf(`</${name}>`, start))
}

/** Draws the page of a property as the server does, and reads it. */
export async function drawPage(record: Property, locale: Locale): Promise<PageText> {
  current = locale
  const context = createContext({ locale, factTexts: facts[locale], city: null })
  const page = createElement(PropertyPage, {
    view: toPropertyView(record, context),
    facts: {
      locale,
      title: '',
      description: '',
      canonical: '/',
      alternates: {},
      languageTargets: {},
      isIndexable: true,
      breadcrumb: [],
      image: null,
      openGraph: { title: '', description: '' },
      twitter: { title: '', description: '' },
    },
    locale,
    agency: { name: 'Kassei', phone: '', email: '' },
    similar: [],
    url: 'https://example.be/',
    form: null,
  })
  const { prelude } = await prerender(page)
  const html = await new Response(prelude).text()
  const parts = Object.entries(partMarks).map(([part, mark]) => [part, toLines(cutOut(html, mark))])
  return { ...Object.fromEntries(parts), whole: toLines(html) }
}
