import 'server-only'
import { askedFields } from '@/cms/collections/properties/condition-fields'
import type { Property } from '@/cms/payload-types'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { locales as allLocales, type Locale } from '@/domain/kernel/locales'
import type { ListingSender, OfferedListing } from '@/domain/listings/offered-listing'
import { pictureSelect } from '@/features/media/to-picture'
import { getAgencyIdentity } from '@/features/office/office-queries'
import { getFieldConditions } from '@/features/properties/field-condition-queries'
import { leaveOutFacts } from '@/features/properties/field-conditions'
import type { Statement } from '@/features/properties/listing-statement'
import { getProjectSubjects } from '@/features/properties/project-name-queries'
import { toPathSubject } from '@/features/properties/property-path'
import { toAddressBook } from '@/features/routing/address-book'
import { getRouteTable } from '@/features/routing/route-queries'
import { queryRows } from '@/server/db'
import { env } from '@/server/env'
import { logError } from '@/server/log/log'
import { payloadAsSystem } from '@/server/payload'
import {
  stateStatement,
  toStepStatement,
  toVersionStatement,
  type ExportScope,
} from './export-scope'
import { toOffered, type ExportContext, type ExportRow } from './to-offered'

/** Homes that are read and written at once, which bounds the memory that a file takes. */
const homesPerStep = 200

const select = {
  recordFile: true,
  goal: true,
  status: true,
  isAnnuity: true,
  isNewBuild: true,
  isDiscreet: true,
  publishAddress: true,
  publishPrice: true,
  publishedAt: true,
  closedAt: true,
  marquee: true,
  priceUnit: true,
  unit: true,
  mainType: true,
  description: true,
  street: true,
  houseNumber: true,
  boxNr: true,
  zip: true,
  countryId: true,
  bedrooms: true,
  bathrooms: true,
  surfaceLivingM2: true,
  surfaceGroundM2: true,
  constructionYear: true,
  energyPerformance: true,
  epcLabelText: true,
  epcUniqueCode: true,
  epcCo2: true,
  pictures: true,
} as const satisfies Partial<Record<keyof Property, true>>

const populate = {
  media: pictureSelect,
  'property-types': { webId: true },
  marquees: { code: true, hidesPrice: true, daysVisible: true },
  'price-units': { code: true },
} as const

const askedNames = askedFields.map(({ name }) => name)

/** The records of some homes by id, without the facts that editors show under a condition only. */
async function readRecords(ids: readonly number[]): Promise<Map<number, Property>> {
  const [payload, conditions] = await Promise.all([
    payloadAsSystem('writing homes to a file, which hides what their pages hide'),
    getFieldConditions(),
  ])
  const asked = conditions.length === 0 ? [] : askedNames
  const { docs } = await payload.find({
    collection: 'properties',
    where: { id: { in: [...ids] }, _status: { equals: 'published' } },
    locale: 'all',
    depth: 1,
    pagination: false,
    joins: false,
    select: { ...select, ...Object.fromEntries(asked.map((name) => [name, true])) },
    populate,
  })
  // A record of which some fields were read; those that are missing here are not looked at.
  return new Map(
    docs.map((doc) => [doc.id, leaveOutFacts(doc as Property, conditions, askedNames).record]),
  )
}

/** Knows the path of the page of every row, in the language of the row. */
async function createPathFinder(locales: readonly Locale[]): Promise<ExportContext['toPath']> {
  const table = await getRouteTable()
  const projects = new Map(
    await Promise.all(
      locales.map(async (locale) => [locale, await getProjectSubjects(locale)] as const),
    ),
  )
  return ({ card, locale }) => {
    const project = card.projectPublicId && projects.get(locale)?.get(card.projectPublicId)
    return toAddressBook(table, locale).property(toPathSubject(card, project || null)).canonical
  }
}

function groupRows(rows: readonly ExportRow[]): Map<number, [ExportRow, ...ExportRow[]]> {
  const groups = new Map<number, [ExportRow, ...ExportRow[]]>()
  for (const row of rows) {
    const group = groups.get(row.id)
    if (group) group.push(row)
    else groups.set(row.id, [row])
  }
  const rank = ({ locale }: ExportRow) => allLocales.indexOf(locale)
  for (const group of groups.values()) group.sort((a, b) => rank(a) - rank(b))
  return groups
}

async function toOfferedHomes(
  rows: readonly ExportRow[],
  context: ExportContext,
): Promise<OfferedListing[]> {
  const groups = groupRows(rows)
  const records = await readRecords([...groups.keys()])
  return [...groups].flatMap(([id, group]) => {
    const record = records.get(id)
    // Taken back between the two questions.
    if (record === undefined) return []
    const offered = toOffered(record, group, context)
    if (offered.ok) return [offered.value]
    logError('a home is left out of an export', 'its record is no listing', {
      propertyId: id,
      faults: offered.faults,
    })
    return []
  })
}

/** The languages of a scope that the site has. */
export async function limitToSite(scope: ExportScope): Promise<ExportScope> {
  const { enabledLocales } = await getRouteTable()
  const wanted = scope.locales.length ? scope.locales : allLocales
  return { ...scope, locales: wanted.filter((locale) => enabledLocales.includes(locale)) }
}

/**
 * The homes of a scope, some at a time and to the last one. Each step begins behind the last home
 * of the one before, so that none is left out or comes twice when others come or go meanwhile.
 */
export async function* readOffered(
  scope: ExportScope,
  homesMax = homesPerStep,
): AsyncGenerator<OfferedListing[]> {
  const context: ExportContext = {
    today: toBelgianDay(new Date()),
    origin: env().SITE_URL,
    toPath: await createPathFinder(scope.locales),
  }
  let after = 0
  for (;;) {
    const { text, values } = toStepStatement(scope, { after, homesMax })
    const rows = await queryRows<ExportRow>(text, values)
    const last = rows.at(-1)
    if (last === undefined) return
    yield await toOfferedHomes(rows, context)
    after = last.id
  }
}

/** What was found of scopes, each with the state of the read model in which it was. */
const known = new Map<string, { state: string; version: string }>()

/** Scopes that are remembered; beyond, the one asked for longest ago is read anew. */
const knownMax = 200

/**
 * Names what a file of a scope would hold; another value where anything of it has changed. The rows
 * of a scope are read for it once after a change of the read model, wherever in it that was.
 */
export async function findVersion(scope: ExportScope): Promise<string> {
  // Asked first: what changes between the two questions is read, and read once more the next time.
  const state = await sumUp(stateStatement)
  const key = JSON.stringify(scope)
  const before = known.get(key)
  known.delete(key)
  const version = before?.state === state ? before.version : await sumUp(toVersionStatement(scope))
  known.set(key, { state, version })
  const [oldest] = known.keys()
  if (known.size > knownMax && oldest !== undefined) known.delete(oldest)
  return version
}

async function sumUp({ text, values }: Statement): Promise<string> {
  const [found] = await queryRows<{ rows: number; sum: string }>(text, values)
  return `${found?.rows ?? 0}.${found?.sum ?? 0}`
}

/** Who sends the homes. */
export async function getSender(now: Date): Promise<ListingSender> {
  const { name, email, phone } = await getAgencyIdentity()
  return { name, email, phone, host: new URL(env().SITE_URL).host, madeAt: now.toISOString() }
}
