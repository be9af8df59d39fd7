import 'server-only'
import type { Demand } from '@/cms/payload-types'
import { formatLongDate } from '@/domain/formats/dates'
import { formatArea, formatPrice } from '@/domain/formats/numbers'
import type { Locale } from '@/domain/kernel/locales'
import { alertFrequencies } from '@/domain/matching/schedule'
import { propertyTypes } from '@/domain/properties/property-types'
import { escapeXml } from '@/domain/text/escape-xml'
import { fillIn } from '@/ui/template'
import type { DemandDeed } from './demand-store'
import type { AlertTexts } from './messages'

/** What the page shows besides the demand. */
export type DemandSurroundings = {
  locale: Locale
  texts: AlertTexts
  /** Mails in a month. */
  estimate: number
  placeNames: ReadonlyMap<string, string>
}

const style =
  'body{margin:0;font:18px/1.5 system-ui,sans-serif;color:#14181f;background:#fdfdfb}' +
  'main{max-width:40rem;margin:8vh auto;padding:0 1.5rem}h1{font-size:2rem;line-height:1.15}' +
  'h2{font-size:1.25rem;margin:2rem 0 .5rem}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem}' +
  'dt{color:#4b5260}dd{margin:0}a{color:#123a9c}fieldset{border:0;padding:0;margin:2rem 0 0}' +
  'legend{font-weight:700;padding:0}label{display:flex;gap:.5rem;align-items:center;min-height:44px}' +
  'input{width:1.25rem;height:1.25rem;margin:0}form{margin:1rem 0}' +
  'button{font:inherit;min-height:48px;padding:.5rem 1.25rem;border:2px solid #123a9c;border-radius:4px;background:#fff;color:#123a9c;cursor:pointer}' +
  'button.main{background:#123a9c;color:#fff;font-weight:600}:focus-visible{outline:3px solid #123a9c;outline-offset:3px}'

/** A whole document that needs no script, no style sheet of the site and no database. */
export function toDocument(title: string, body: string, locale: Locale): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeXml(title)}</title>
<style>${style}</style>
</head>
<body><main><h1>${escapeXml(title)}</h1>${body}</main></body>
</html>
`
}

function toBudget({ minPrice, maxPrice }: Demand, { page }: AlertTexts): string {
  const parts = [
    minPrice ? fillIn(page.from, { price: formatPrice(minPrice) }) : '',
    maxPrice ? fillIn(page.to, { price: formatPrice(maxPrice) }) : '',
  ]
  return parts.filter(Boolean).join(' ')
}

function toFacts(demand: Demand, { locale, texts, placeNames }: DemandSurroundings) {
  const { page, reasons } = texts
  const types: readonly string[] = demand.types ?? []
  const places = (demand.places ?? []).map((code) =>
    [code.split('-')[1] ?? '', placeNames.get(code) ?? ''].filter(Boolean).join(' '),
  )
  const named = propertyTypes.filter(({ key }) => types.includes(key))
  const rows: [string, string][] = [
    [page.goal, page.goals[demand.goal]],
    [page.types, named.map(({ names }) => names[locale]).join(', ')],
    [page.places, places.join(', ')],
    [page.area, demand.area ? page.drawn : ''],
    [page.budget, toBudget(demand, texts)],
    [page.bedrooms, String(demand.minBedrooms || '')],
    [page.bathrooms, String(demand.minBathrooms || '')],
    [page.surface, demand.minSurface ? formatArea(demand.minSurface) : ''],
    [page.features, (demand.features ?? []).map((feature) => reasons[feature]).join(', ')],
  ]
  return rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `<dt>${escapeXml(label)}</dt><dd>${escapeXml(value)}</dd>`)
    .join('')
}

const deedsOf = {
  pending: ['confirm', 'delete'],
  confirmed: ['renew', 'pause', 'stop', 'delete'],
  paused: ['resume', 'stop', 'delete'],
  expired: ['renew', 'delete'],
  unsubscribed: ['renew', 'delete'],
} as const satisfies Record<Demand['state'], readonly DemandDeed['kind'][]>

function toButtons({ state }: Demand, { actions }: AlertTexts['page']): string {
  return deedsOf[state]
    .map(
      (deed, index) =>
        `<form method="post"><input type="hidden" name="deed" value="${deed}">` +
        `<button${index === 0 ? ' class="main"' : ''}>${escapeXml(actions[deed])}</button></form>`,
    )
    .join('')
}

function toFrequencyForm({ frequency }: Demand, { page }: AlertTexts): string {
  const choices = alertFrequencies.map(
    (each) =>
      `<label><input type="radio" name="frequency" value="${each}"${each === frequency ? ' checked' : ''}>` +
      `${escapeXml(page.frequencies[each])}</label>`,
  )
  return (
    `<form method="post"><input type="hidden" name="deed" value="frequency">` +
    `<fieldset><legend>${escapeXml(page.frequency)}</legend>${choices.join('')}</fieldset>` +
    `<button>${escapeXml(page.actions.frequency)}</button></form>`
  )
}

/** What is watched for, how many mails that makes, and what its owner may do with it. */
export function toDemandPage(demand: Demand, surroundings: DemandSurroundings): string {
  const { locale, texts, estimate } = surroundings
  const { page } = texts
  const mails =
    estimate < 1 ? page.estimateFew : fillIn(page.estimate, { count: String(Math.round(estimate)) })
  const until = fillIn(page.until, { date: formatLongDate(demand.until, locale) })
  const body =
    `<p role="status"><strong>${escapeXml(page.states[demand.state])}</strong></p>` +
    `<h2>${escapeXml(page.watched)}</h2><dl>${toFacts(demand, surroundings)}</dl>` +
    `<p>${escapeXml(mails)}<br>${escapeXml(until)}</p>` +
    toButtons(demand, page) +
    toFrequencyForm(demand, texts)
  return toDocument(page.title, body, locale)
}
