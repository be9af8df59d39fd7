import { radiusChoicesKm, type SearchCriteria } from '../search-criteria'
import type { Meaning } from './claim'
import { isRentOf, resolvePlaces } from './resolve-places'
import type { UnderstoodKind, WordsContext, WordsGoal, WordsReading } from './words-reading'

/** Words of the text and what they mean. */
export type Finding = { text: string; meanings: readonly Meaning[] }

const livingMaxM2 = 99_999

type Scope = { meanings: readonly Meaning[]; types: WordsContext['types'] }

function collect<Kind extends Meaning['kind']>({ meanings }: Scope, kind: Kind) {
  return meanings.filter(
    (meaning): meaning is Extract<Meaning, { kind: Kind }> => meaning.kind === kind,
  )
}

/** Keys of the types that are named; land that a home stands on is none. */
function findTypeKeys(scope: Scope): string[] {
  const named = collect(scope, 'type')
  const main = named.filter(({ isMention }) => isMention !== true)
  return (main.length > 0 ? main : named).map(({ key }) => key)
}

/** A garage is wished for with a home, and looked for itself when nothing speaks of a home. */
function isCarSpaceWish(scope: Scope, { isWished }: { isWished: boolean }): boolean {
  const speaksOfHome = scope.meanings.some(({ kind }) =>
    ['type', 'bedrooms', 'bathrooms', 'feature'].includes(kind),
  )
  const hasType = scope.types.some(({ key }) => key === 'garage')
  return isWished || !hasType || findTypeKeys(scope).some((key) => key !== 'garage') || speaksOfHome
}

function findGoal(scope: Scope): WordsGoal | null {
  const goals = new Set(collect(scope, 'goal').map(({ goal }) => goal))
  const [goal = null] = goals
  return goals.size === 1 ? goal : null
}

function readTypes(scope: Scope): Partial<SearchCriteria> {
  const spaces = collect(scope, 'car-space').filter((space) => !isCarSpaceWish(scope, space))
  const keys = [...findTypeKeys(scope), ...(spaces.length > 0 ? ['garage'] : [])]
  const typeIds = scope.types.filter(({ key }) => keys.includes(key)).map(({ webId }) => webId)
  return typeIds.length > 0 ? { typeIds } : {}
}

function readFeatures(scope: Scope): Partial<SearchCriteria> {
  const wishes = collect(scope, 'car-space').filter((space) => isCarSpaceWish(scope, space))
  const features = [...collect(scope, 'feature'), ...wishes].map(({ feature }) => feature)
  return features.length > 0 ? { features } : {}
}

function readPlaces(scope: Scope): Partial<SearchCriteria> {
  const cities = resolvePlaces(scope.meanings)
  if (cities.length === 0) return {}
  const radii = collect(scope, 'radius')
  const radius = radii.findLast(({ isVague }) => !isVague) ?? radii.at(-1)
  return { cities, ...(radius ? { radiusKm: toRadiusChoice(radius.km) } : {}) }
}

/** The next larger choice, so that nothing that was asked for is left out; 30 km at most. */
function toRadiusChoice(km: number): number {
  return radiusChoicesKm.find((choice) => choice >= km) ?? Math.max(...radiusChoicesKm)
}

/** The last lowest and the last highest number count. */
function readRanges(scope: Scope): Partial<SearchCriteria> {
  const draft: Partial<SearchCriteria> = {}
  for (const { min, max } of collect(scope, 'price')) {
    if (min !== null) draft.minPrice = min
    if (max !== null) draft.maxPrice = max
  }
  for (const zip of collect(scope, 'zip')) {
    if (isRentOf(zip, scope.meanings)) draft.maxPrice = Number(zip.zip)
  }
  for (const size of collect(scope, 'size')) {
    const isPlot = toSizeKind(scope, size) === 'plot'
    if (size.min !== null) draft[isPlot ? 'minPlot' : 'minArea'] = size.min
    if (size.max !== null) draft[isPlot ? 'maxPlot' : 'maxArea'] = size.max
  }
  return draft
}

/** A size that says no more is that of the plot when land alone is looked for. */
function toSizeKind(scope: Scope, size: Extract<Meaning, { kind: 'size' }>) {
  if (size.target !== 'open') return size.target === 'plot' ? 'plot' : 'living-area'
  const keys = findTypeKeys(scope)
  const isLand = keys.length > 0 && keys.every((key) => key === 'land')
  const isHuge = (size.min ?? 0) > livingMaxM2 || (size.max ?? 0) > livingMaxM2
  return isLand || isHuge ? 'plot' : 'living-area'
}

function readRest(scope: Scope): Partial<SearchCriteria> {
  const bedrooms = collect(scope, 'bedrooms').at(-1)
  const bathrooms = collect(scope, 'bathrooms').at(-1)
  const energy = collect(scope, 'energy').flatMap(({ classes }) => classes)
  const wishes = collect(scope, 'availability').map(({ available }) => available)
  const available = wishes.find((wish) => wish !== 'open') ?? wishes[0]
  return {
    ...(bedrooms && { minBedrooms: bedrooms.min }),
    ...(bathrooms && { minBathrooms: bathrooms.min }),
    ...(energy.length > 0 && { energy }),
    ...(available && { available }),
  }
}

/** As what a meaning ended up; null for a wish that no filter holds. */
function toKind(scope: Scope, meaning: Meaning): UnderstoodKind | null {
  switch (meaning.kind) {
    case 'zip':
      return isRentOf(meaning, scope.meanings) ? 'price' : 'place'
    case 'size':
      return toSizeKind(scope, meaning)
    case 'car-space':
      return isCarSpaceWish(scope, meaning) ? 'feature' : 'type'
    case 'radius':
      return resolvePlaces(scope.meanings).length > 0 ? 'radius' : null
    case 'unknown':
    case 'literal':
      return null
    default:
      return meaning.kind
  }
}

/** Makes filters of all that was found. */
export function assemble(
  findings: readonly Finding[],
  types: WordsContext['types'],
): Omit<WordsReading, 'rest'> {
  const scope: Scope = { meanings: findings.flatMap(({ meanings }) => meanings), types }
  const understood = findings.flatMap(({ text, meanings }) =>
    [...new Set(meanings.map((meaning) => toKind(scope, meaning)))].flatMap((kind) =>
      kind === null ? [] : [{ text, kind }],
    ),
  )
  const notUnderstood = findings
    .filter(({ meanings }) => meanings.every((meaning) => toKind(scope, meaning) === null))
    .map(({ text }) => text)
  return {
    criteria: {
      ...readTypes(scope),
      ...readFeatures(scope),
      ...readPlaces(scope),
      ...readRanges(scope),
      ...readRest(scope),
    },
    goal: findGoal(scope),
    understood,
    notUnderstood,
  }
}
