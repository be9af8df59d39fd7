import type { ExpressionSpecification as Expression, StyleSpecification } from 'maplibre-gl'
import type { Locale } from '@/domain/kernel/locales'
import { isKind, isShape } from './kind-filters'

type Layers = StyleSpecification['layers']
type SymbolLayer = Extract<Layers[number], { type: 'symbol' }>

export type NameStyle = {
  /** Gives the value of a colour token, such as `--rule`. */
  ink: (token: string) => string
  /** Family of the site's own typeface; letters that it lacks come from another of the machine. */
  font: string
  locale: Locale
}

/**
 * From this zoom on places are named by the tiles, and by the page no more: what is named there
 * are villages and neighbourhoods, which the page does not know.
 */
export const placeNamesZoomMin = 13

type Naming = {
  sourceLayer: string
  filter: Expression
  minzoom: number
  colour: string
  layout?: SymbolLayer['layout']
}

/**
 * Names are drawn letter by letter from the typeface of the page, because the style names no place
 * to fetch letters from. The map library reads the weight from the name that stands first, whether
 * or not there is a family of that name.
 */
function toMedium(font: string): string[] {
  return [`${font} Medium`, font]
}

/** Along a line, with room between one name and the next, in pixels. */
const along = { 'symbol-placement': 'line', 'symbol-spacing': 320 } as const

function namingsOf(ink: NameStyle['ink'], font: NameStyle['font']): Record<string, Naming> {
  const text = ink('--ink-soft')
  const medium = toMedium(font)
  return {
    stream: {
      sourceLayer: 'water',
      filter: isShape('LineString'),
      minzoom: 13,
      colour: ink('--enamel'),
      layout: { ...along, 'text-letter-spacing': 0.08 },
    },
    water: {
      sourceLayer: 'water',
      filter: isShape('Point'),
      minzoom: 11,
      colour: ink('--enamel'),
      layout: { 'text-max-width': 7, 'text-letter-spacing': 0.04 },
    },
    path: {
      sourceLayer: 'roads',
      filter: isKind('path'),
      minzoom: 16.5,
      colour: text,
      layout: { ...along, 'text-size': 11 },
    },
    minor: {
      sourceLayer: 'roads',
      filter: isKind('minor_road'),
      minzoom: 14.5,
      colour: text,
      layout: along,
    },
    major: {
      sourceLayer: 'roads',
      filter: isKind('major_road', 'highway'),
      minzoom: 13,
      colour: ink('--ink'),
      layout: along,
    },
    neighbourhood: {
      sourceLayer: 'places',
      filter: isKind('neighbourhood', 'macrohood'),
      minzoom: placeNamesZoomMin,
      colour: text,
      layout: {
        'text-font': medium,
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.08,
        'text-size': 11.5,
      },
    },
    locality: {
      sourceLayer: 'places',
      filter: isKind('locality'),
      minzoom: placeNamesZoomMin,
      colour: ink('--ink'),
      layout: { 'text-font': medium, 'text-size': 14 },
    },
  }
}

/**
 * The names on the streets: in the language of the page, and where there is none in that language,
 * as they are written on the spot. The last layer has its names placed first.
 */
export function nameLayers({ ink, font, locale }: NameStyle, source: string): Layers {
  const name: Expression = ['coalesce', ['get', `name:${locale}`], ['get', 'name'], '']
  return Object.entries(namingsOf(ink, font)).map(([id, naming]) => ({
    id: `streets-name-${id}`,
    type: 'symbol',
    source,
    'source-layer': naming.sourceLayer,
    minzoom: naming.minzoom,
    filter: naming.filter,
    layout: {
      'text-field': name,
      'text-font': [font],
      'text-size': ['interpolate', ['linear'], ['zoom'], 13, 11, 18, 15],
      'text-padding': 4,
      ...naming.layout,
    },
    paint: {
      'text-color': naming.colour,
      'text-halo-color': ink('--chalk'),
      'text-halo-width': 1.5,
    },
  }))
}
