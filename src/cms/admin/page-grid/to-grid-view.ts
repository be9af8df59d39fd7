import {
  findGridPlace,
  findOverflow,
  mergeWishes,
  toArrangement,
  type Arrangement,
  type GridTarget,
} from '@/domain/grid/arrangement'
import { findModuleWarnings, type ModuleWarning } from '@/domain/grid/module-warnings'
import { languageNames } from '@/domain/kernel/language-names'
import { toLocale } from '@/domain/kernel/locales'
import { resolveColumns, type GridSize, type ResolvedColumns } from '@/domain/grid/placement'
import type { GridType } from '../../collections/modules/module-types'
import type { TileView } from './grid-tile.client'
import { say } from '../say'
import { gridTexts, warningTexts } from './texts'
import type { ModuleFacts } from './use-module-facts.client'
import type { FormPlacement } from './use-placements.client'

/** The types of module, as editors read them, and which of their views live by relations. */
export type GridTypes = Readonly<Record<string, GridType>>

/** A placement with what counts for it: its own numbers, else those of its module. */
export type ResolvedPlacement = FormPlacement & {
  facts: ModuleFacts | null
  name: string
  type: string
  columns: ResolvedColumns
  warnings: ModuleWarning[]
}

type Given = {
  placements: readonly FormPlacement[]
  /** Null while they are being read. */
  facts: ReadonlyMap<number, ModuleFacts> | null
  types: GridTypes
  language: string
}

/** The placements of the form with what is known of their modules. */
export function resolvePlacements(given: Given): ResolvedPlacement[] {
  const { placements, facts, types, language } = given
  return placements.map((placement) => {
    const found = placement.moduleId === null ? null : (facts?.get(placement.moduleId) ?? null)
    const type = found ? types[found.type] : undefined
    const view = found?.view ?? type?.usualView ?? ''
    const needsRelations = type?.viewsOfRelations.includes(view) ?? false
    const bareIn = found && type?.livesByWords ? found.bareIn : []
    const known = found && { ...found, needsRelations, bareIn }
    return {
      ...placement,
      facts: found,
      name: found?.name || say(gridTexts.unnamed, language),
      type: type ? say(type.label, language) : '',
      columns: resolveColumns(mergeWishes(placement, found ?? {})),
      warnings: facts === null ? [] : findModuleWarnings(placement.moduleId, known),
    }
  })
}

/** The rows as the page draws them. */
export function toResolvedArrangement(resolved: readonly ResolvedPlacement[]): Arrangement {
  return toArrangement(
    resolved.map(({ key, position, sort, facts }) => ({
      id: key,
      position: position ?? facts?.position,
      sort: sort ?? facts?.sort,
    })),
  )
}

type Shown = { arrangement: Arrangement; size: GridSize; language: string }

function findByKey(resolved: readonly ResolvedPlacement[], keys: readonly string[]) {
  return keys
    .map((key) => resolved.find((each) => each.key === key))
    .filter((each) => each !== undefined)
}

/**
 * Where a module is put once more: beside itself while its row has room on a desktop, else in a row
 * of its own below. Null for one that is not on the page.
 */
export function findTargetBehind(
  resolved: readonly ResolvedPlacement[],
  arrangement: Arrangement,
  key: string,
): GridTarget | null {
  const place = findGridPlace(arrangement, key)
  const own = resolved.find((each) => each.key === key)
  if (place === null || own === undefined) return null
  const { row, index } = place
  const shown = findByKey(resolved, arrangement[row] ?? []).filter(({ hidden }) => !hidden)
  const columns = [...shown, own].map((each) => each.columns)
  return findOverflow(columns, 'lg') === null ? { row, index: index + 1 } : { newRow: row + 1 }
}

/** The tiles row by row, each with all that is said of it. */
export function toTiles(
  resolved: readonly ResolvedPlacement[],
  { arrangement, size, language }: Shown,
): TileView[][] {
  return arrangement.map((keys, row) =>
    findByKey(resolved, keys).map(({ key, name, type, columns, hidden, warnings }, index) => {
      const values = { name, type, row: row + 1, index: index + 1, count: keys.length }
      const label = [
        say(gridTexts.tile, language, { ...values, columns: columns[size] }),
        ...(hidden ? [say(gridTexts.hidden, language)] : []),
        ...(warnings.length > 0 ? [say(gridTexts.warned, language)] : []),
      ].join(', ')
      const isWarned = warnings.length > 0
      return { key, name, type, label, columns: columns[size], isHidden: hidden, isWarned }
    }),
  )
}

/** Sentences on rows that are too wide on the screen that is looked at, and on modules. */
export function toWarnings(
  resolved: readonly ResolvedPlacement[],
  { arrangement, size, screen, language }: Shown & { screen: string },
): string[] {
  const rows = arrangement.flatMap((keys, row) => {
    const shown = findByKey(resolved, keys).filter(({ hidden }) => !hidden)
    const columns = findOverflow(
      shown.map((each) => each.columns),
      size,
    )
    return columns === null
      ? []
      : [say(gridTexts.overflow, language, { row: row + 1, screen, columns })]
  })
  const modules = resolved.flatMap(({ name, facts, warnings }) =>
    warnings.map((warning) => {
      const languages = (facts?.bareIn ?? []).map((one) => languageNames[one][toLocale(language)])
      const text = say(warningTexts[warning], language, { languages: languages.join(', ') })
      return facts === null ? text : say(gridTexts.about, language, { name, text })
    }),
  )
  return [...rows, ...modules]
}
