import { energyColour, neutralEnergyColour } from '@/domain/energy/energy-colour'
import { formatEnergyLabel, type EnergyLabel } from '@/domain/energy/energy-label'
import { formatDate, formatLongDate } from '@/domain/formats/dates'
import { formatEnergy } from '@/domain/formats/energy-use'
import { formatCompanyNumber, formatPhone, formatVatNumber } from '@/domain/formats/identifiers'
import { formatArea, formatNumber } from '@/domain/formats/numbers'
import { formatPriceView } from '@/domain/formats/price-text'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { nameLanguageWithin } from '@/domain/kernel/language-names'
import type { Locale } from '@/domain/kernel/locales'
import type { Region } from '@/domain/places/region'
import { floodScores, floodScoreTexts, type FloodScore } from '@/domain/properties/flood'
import { goalNames } from '@/domain/properties/goals'
import { toTypeWord } from '@/domain/properties/type-word'
import { idSegments } from '@/domain/routes/reserved'
import { labelValue } from '@/domain/text/label-value'
import { toSlug } from '@/domain/text/slug'
import type { OfficeView } from '@/features/office/to-office'
import { toParagraphs } from '@/features/properties/describe-texts'
import type { FactGroup } from '@/features/properties/fact-groups'
import type { KeyFact, PropertyFlood, PropertyView } from '@/features/properties/property-view'
import type { CompanyView } from '@/features/shell/to-shell'
import type { Brochure, BrochureEnergy, BrochureFlood, BrochureGroup, EnergyStep } from './brochure'
import type { BrochureTexts } from './brochure-texts'
import { toBrochureCosts } from './to-brochure-costs'
import { toMentions } from './to-mentions'
import { toPrintable } from './to-printable'

/** What a brochure is made from besides the property. */
export type BrochureContext = {
  locale: Locale
  texts: BrochureTexts
  /** Absolute address of the page. */
  url: string
  office: OfficeView
  company: CompanyView
  /** The Belgian day on which the brochure is made. */
  today: CalendarDay
}

/** Pictures on a brochure: the main one and five more. */
const picturesMax = 6

/** The groups of facts that the law asks for; they stand together, under a title that says so. */
const legalGroups: readonly FactGroup['key'][] = ['energy', 'planning', 'certificates']

/** Abroad a certificate has no scale of ours; its letter is coloured as in Flanders. */
const scaleAbroad: Region = 'flanders'

const depths = [1, 2, 3, 4] as const

function toKeyFigure({ kind, figure }: KeyFact, { detail: t }: BrochureTexts) {
  const isArea = kind === 'living' || kind === 'plot'
  const plain = kind === 'built' ? String(figure) : formatNumber(figure)
  return {
    figure: isArea ? formatArea(figure) : plain,
    word: t(`keyFact.${kind}`, { count: figure }),
  }
}

function toGroup({ title, rows }: FactGroup, locale: Locale): BrochureGroup {
  return {
    title,
    rows: rows.map(({ label, value, code, note }) => ({
      label,
      value: code === undefined ? value : labelValue(code, value, locale),
      note,
    })),
  }
}

function toStep(label: EnergyLabel, region: Region | null): EnergyStep {
  return { letter: formatEnergyLabel(label), ...energyColour(region ?? scaleAbroad, label) }
}

/** The label with its scale, or the one sentence that stands in its place. */
function toLabel(
  { energy }: PropertyView,
  { locale, texts }: BrochureContext,
): Omit<BrochureEnergy, 'title' | 'rows'> {
  const { detail: t } = texts
  const { view, region, kwhPerM2Year, scale } = energy
  const score = kwhPerM2Year === null ? '' : formatEnergy(kwhPerM2Year, locale)
  if (view.kind === 'numberOnly') {
    const text = t('energy.score', { score: formatEnergy(view.kwh, locale) })
    return { scale: [], current: null, value: '', lines: [text] }
  }
  if (view.kind !== 'label') {
    const step = { letter: '–', ...neutralEnergyColour }
    return { scale: [step], current: 0, value: '', lines: [t(`energy.${view.kind}`)] }
  }
  const letter = formatEnergyLabel(view.label)
  const place = scale.indexOf(view.label)
  const isOnScale = place !== -1
  return {
    scale: (isOnScale ? scale : [view.label]).map((label) => toStep(label, region)),
    current: isOnScale ? place : 0,
    value: score,
    lines: [
      score === '' ? t('energy.label', { letter }) : t('energy.labelAndScore', { letter, score }),
      ...(view.source === 'calculated' ? [t('energy.calculated')] : []),
    ],
  }
}

function toEnergy(view: PropertyView, context: BrochureContext): BrochureEnergy {
  const { detail: t } = context.texts
  const { duty } = view.energy
  const label = toLabel(view, context)
  const rows = view.factGroups.find(({ key }) => key === 'energy')?.rows ?? []
  const dutyLines = duty && [
    t('energy.duty', { years: duty.years, target: formatEnergyLabel(duty.targetLabel) }),
    t('costs.source', {
      source: duty.citation[context.locale],
      date: formatDate(duty.checkedOn),
    }),
  ]
  return {
    ...label,
    title: t('energy.title'),
    lines: [...label.lines, ...(dutyLines ?? [])],
    rows: rows.map(({ label: name, value, note }) => ({ label: name, value, note })),
  }
}

function toFlood(flood: PropertyFlood, { locale, texts }: BrochureContext): BrochureFlood {
  const { detail: t } = texts
  const { parcel, building, reportDate, formerRisk } = flood
  const toScore = (score: FloodScore, title: string) => ({
    letter: score,
    depth: depths[floodScores.indexOf(score)] ?? 1,
    title,
    text: floodScoreTexts[score][locale],
  })
  const lines = [
    parcel === null && building === null && t('flood.unknown'),
    flood.isInFloodZone && t('flood.zone'),
    flood.isInRiverbankZone && t('flood.riverbank'),
    formerRisk && t(`flood.former.${formerRisk}`),
    reportDate && t('flood.report', { date: formatDate(reportDate) }),
  ]
  return {
    title: t('flood.title'),
    scores: [
      ...(parcel === null ? [] : [toScore(parcel, t('flood.parcel', { score: parcel }))]),
      ...(building === null ? [] : [toScore(building, t('flood.building', { score: building }))]),
    ],
    symbol: flood.needsSymbol ? t('flood.symbol') : null,
    lines: lines.filter((line) => typeof line === 'string'),
  }
}

function toDescription({ description }: PropertyView, { locale, texts }: BrochureContext) {
  if (description === null) return null
  const { detail: t } = texts
  const isForeign = description.locale !== locale
  return {
    title: t('description'),
    note: isForeign
      ? t('otherLanguage', { language: nameLanguageWithin(description.locale, locale) })
      : null,
    paragraphs: toParagraphs(description.text),
  }
}

/** Name, address, telephone and the numbers under which the profession is registered. */
function toAgency({ office, company, texts, locale }: BrochureContext): Brochure['agency'] {
  const { own, shell: t } = texts
  const { legalName, addressLine, kbo, vat, brokers, supervisor, insurer, policyNumber } = company
  const phone = office.phone && `${own('phone')} ${formatPhone(office.phone)}`
  const numbers = [
    kbo && `${t('companyNumber')} ${formatCompanyNumber(kbo)}`,
    vat && `${t('vatNumber')} ${formatVatNumber(vat)}`,
  ]
  const people = brokers.map(({ title, people: named }) => {
    const names = named.map(({ name, number }) =>
      number ? `${name} (${t('bivNumber')} ${number})` : name,
    )
    const said = names.join(', ')
    return title && said ? labelValue(title, said, locale) : title || said
  })
  const join = (parts: readonly string[]) => parts.filter(Boolean).join(' · ')
  const lines = [
    join([legalName === office.name ? '' : legalName, addressLine]),
    join([phone, office.email]),
    join(numbers),
    ...people,
    supervisor && labelValue(t('supervisor'), supervisor, locale),
    insurer && t('insurance', { insurer, policy: policyNumber }),
  ]
  return {
    title: own('agency'),
    name: office.name,
    lines: lines.filter(Boolean),
    line: join([office.name, addressLine, phone]),
    phone: office.phone ? formatPhone(office.phone) : '',
    brokers: people.filter(Boolean),
  }
}

function toAgent({ manager }: PropertyView, { office, texts }: BrochureContext): Brochure['agent'] {
  const phone = manager?.phone || office.phone
  const name = manager?.name ?? office.name
  if (name === '') return null
  return {
    title: texts.own('agent'),
    name,
    role: manager?.role ?? '',
    phone: phone ? formatPhone(phone) : '',
  }
}

function toKindWord({ typeName, title }: PropertyView, locale: Locale): string {
  return toTypeWord(typeName, title.locale === locale ? title.text : null, locale)
}

/** What must be known beside the address: the project it is part of, and why there is no street. */
function toNotes({ project, streetLine }: PropertyView, { detail: t }: BrochureTexts): string[] {
  return [
    ...(project ? [t('unitOf', { project: project.name })] : []),
    ...(streetLine === null ? [t('location.hidden')] : []),
  ]
}

/** Longest address, in characters, that fits on one line; it may not be parted, for people type it. */
const shownUrlMax = 110

/** The address as people write it: a very long one by the number of the property alone. */
function toShownUrl(url: string, publicId: number): string {
  const { host, pathname } = new URL(url)
  const shown = `${host}${pathname}`
  return shown.length <= shownUrlMax ? shown : `${host}/${idSegments.property}/${publicId}/`
}

/**
 * A brochure of what visitors may know about a property. It is made from the view of the page, so
 * that it cannot tell more: no street that is hidden, no price that is not public.
 */
export function toBrochure(view: PropertyView, context: BrochureContext): Brochure {
  const { locale, texts, url, office, today } = context
  const { detail, own } = texts
  const { factGroups, flood, costs, pictures, manager } = view
  const date = formatLongDate(today, locale)
  const place = [view.streetLine, view.cityLine, view.areaName].filter(Boolean)
  const findGroup = (wanted: FactGroup['key']) => {
    const group = factGroups.find(({ key }) => key === wanted)
    return group ? toGroup(group, locale) : null
  }
  const isOrdinary = ({ key }: FactGroup) => !legalGroups.includes(key)
  return toPrintable<Brochure>({
    publicId: view.publicId,
    locale,
    title: view.title.text,
    headline: {
      place: view.city || view.zip,
      kind: `${toKindWord(view, locale)} ${goalNames[view.goal][locale].toLowerCase()}`,
    },
    address: place.join(', '),
    notes: toNotes(view, texts),
    plates: view.plates,
    reference: view.reference && detail('reference', { reference: view.reference }),
    price: formatPriceView(view.price, locale),
    keyFigures: view.keyFacts.map((fact) => toKeyFigure(fact, texts)),
    description: toDescription(view, context),
    factsTitle: detail('facts'),
    facts: factGroups.filter(isOrdinary).map((group) => toGroup(group, locale)),
    mentions: toMentions(view, context),
    legalTitle: own('legal'),
    energy: toEnergy(view, context),
    flood: flood && toFlood(flood, context),
    planning: findGroup('planning'),
    certificates: findGroup('certificates'),
    costs: costs && toBrochureCosts(costs, { t: detail, locale }),
    agent: toAgent(view, context),
    agency: toAgency(context),
    page: {
      url,
      shownUrl: toShownUrl(url, view.publicId),
      scanText: own('scan'),
      pageText: own('page', { page: '{page}', pages: '{pages}' }),
    },
    madeText: own('made', { date }),
    closingText: own('current', { date }),
    theme: office.theme,
    fileName: [own('fileName'), toSlug(view.title.text), view.publicId].filter(Boolean).join('-'),
    pictures: pictures.filter(({ isVector }) => !isVector).slice(0, picturesMax),
    portrait: manager?.portrait ?? null,
  })
}
