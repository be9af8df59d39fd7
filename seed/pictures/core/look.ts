import type { HouseStyle } from '../picture-spec'
import type { TimeOfDay } from './light'
import { createRandom, type Random } from './prng'

export type Walling = 'brick' | 'render'

/** What one listing keeps in all its pictures. Colours are materials, before light. */
export type HouseLook = {
  style: HouseStyle
  seed: number
  key: string
  storeys: number
  bays: number
  walling: Walling
  wall: string
  stone: string
  roof: string
  frame: string
  door: string
  iron: string
  /** Textile and joinery accent used indoors; picked to go with the door. */
  accent: string
  timber: string
  number: number
  time: TimeOfDay
  /** 0 to 2: which of the style's ornaments is used. */
  variant: number
}

type StyleRange = {
  storeys: readonly [number, number]
  bays: readonly [number, number]
  walls: readonly (readonly [Walling, string])[]
  stones: readonly string[]
  roofs: readonly string[]
  frames: readonly string[]
}

const BRICKS = {
  red: '#a34a38',
  oxblood: '#84392f',
  russet: '#b4603f',
  ochre: '#c08a4e',
  sand: '#d0ac78',
  brown: '#7d5240',
  rose: '#c07a66',
  grey: '#8f8b85',
  white: '#e9e4d8',
} as const

const BLUESTONE = '#a9b1b5'
const LIMESTONE = '#dfd8c6'
const SLATE = '#4d5862'
const SLATE_BLUE = '#46566a'
const PANTILE = '#b25f3f'
const PANTILE_DARK = '#7d4a3c'
const WHITE = '#f1eee6'
const CREAM = '#ece3cd'
const CHARCOAL = '#343b41'

const brick = (...names: (keyof typeof BRICKS)[]): readonly (readonly [Walling, string])[] =>
  names.map((name) => ['brick', BRICKS[name]] as const)

const render = (...colours: string[]): readonly (readonly [Walling, string])[] =>
  colours.map((colour) => ['render', colour] as const)

const RANGES: Record<HouseStyle, StyleRange> = {
  'stepped-gable': {
    storeys: [3, 3],
    bays: [3, 3],
    walls: brick('red', 'oxblood', 'russet', 'brown', 'rose'),
    stones: [LIMESTONE, '#e4dccb'],
    roofs: [PANTILE, SLATE],
    frames: [WHITE, CREAM],
  },
  'maison-de-maitre': {
    storeys: [3, 3],
    bays: [3, 3],
    walls: [
      ...render('#efe8da', '#e8dfc9', '#dde0dc', '#e9d9c4'),
      ...brick('ochre', 'red', 'white', 'sand'),
    ],
    stones: [BLUESTONE, '#b8bdbc'],
    roofs: [SLATE, SLATE_BLUE],
    frames: [WHITE, CREAM],
  },
  'art-nouveau': {
    storeys: [3, 3],
    bays: [2, 2],
    walls: [...brick('white', 'sand', 'ochre', 'rose')],
    stones: [BLUESTONE, LIMESTONE],
    roofs: [SLATE, SLATE_BLUE],
    frames: ['#3c5a4c', '#6a3f33', '#e9e2cf', '#34506a'],
  },
  terrace: {
    storeys: [2, 2],
    bays: [2, 2],
    walls: brick('red', 'russet', 'ochre', 'brown', 'rose', 'grey', 'white'),
    stones: [BLUESTONE, LIMESTONE],
    roofs: [PANTILE, PANTILE_DARK, SLATE],
    frames: [WHITE, CREAM, CHARCOAL],
  },
  'modern-villa': {
    storeys: [2, 2],
    bays: [3, 3],
    walls: render('#f0ede5', '#e6e1d6', '#dcdcd8'),
    stones: ['#cfcac0', '#b9b8b3'],
    roofs: ['#3f464c', '#554b43', '#6b7175'],
    frames: [CHARCOAL, '#2b3136'],
  },
  villa: {
    storeys: [2, 2],
    bays: [5, 5],
    walls: [...brick('white', 'rose', 'red'), ...render('#efe9dc', '#e9dcc6')],
    stones: [BLUESTONE, LIMESTONE],
    roofs: [SLATE, PANTILE_DARK, PANTILE],
    frames: [WHITE],
  },
  farmhouse: {
    storeys: [1, 1],
    bays: [5, 5],
    walls: [...brick('red', 'russet', 'white'), ...render('#f1ece0')],
    stones: [BLUESTONE, '#d8d2c4'],
    roofs: [PANTILE, PANTILE_DARK],
    frames: [WHITE],
  },
  'apartment-block': {
    storeys: [5, 7],
    bays: [4, 5],
    walls: brick('russet', 'sand', 'grey', 'brown', 'white', 'ochre'),
    stones: ['#d6d2c8', '#c4c4c0'],
    roofs: ['#4a4f54', '#5d5148'],
    frames: [CHARCOAL, WHITE, '#5a4a3e'],
  },
  'studio-block': {
    storeys: [4, 5],
    bays: [6, 7],
    walls: brick('grey', 'white', 'sand', 'rose'),
    stones: ['#d8d6ce', '#c9c9c4'],
    roofs: ['#4a4f54'],
    frames: [CHARCOAL],
  },
  shopfront: {
    storeys: [3, 3],
    bays: [3, 3],
    walls: [...brick('red', 'ochre', 'rose', 'white'), ...render('#e9dfca', '#d9dcd3')],
    stones: [BLUESTONE, LIMESTONE],
    roofs: [SLATE, PANTILE],
    frames: [WHITE, CREAM],
  },
  garages: {
    storeys: [1, 1],
    bays: [5, 5],
    walls: brick('brown', 'red', 'grey', 'ochre'),
    stones: ['#c4c4c0'],
    roofs: ['#4a4f54'],
    frames: [WHITE],
  },
  'building-plot': {
    storeys: [2, 2],
    bays: [3, 3],
    walls: brick('red', 'ochre', 'white'),
    stones: [BLUESTONE],
    roofs: [PANTILE, SLATE],
    frames: [WHITE],
  },
  'spanish-villa': {
    storeys: [2, 2],
    bays: [3, 3],
    walls: render('#f6f1e6', '#f3e8d6', '#efdcc4'),
    stones: ['#e2d3b8', '#d8c3a0'],
    roofs: ['#c0683f', '#b8613f'],
    frames: ['#2f5f7d', '#4c6f5c', '#7a5238', '#f6f1e6'],
  },
  'spanish-apartments': {
    storeys: [4, 5],
    bays: [4, 4],
    walls: render('#f7f3ea', '#f4e9d8', '#f0e0cc'),
    stones: ['#e6dcc8'],
    roofs: ['#c0683f', '#d9cdb8'],
    frames: ['#51606a', '#3f6f86'],
  },
  'town-block': {
    storeys: [4, 4],
    bays: [5, 5],
    walls: [...brick('ochre', 'red', 'sand', 'rose'), ...render('#e9e0cd', '#dcdedb')],
    stones: [BLUESTONE, LIMESTONE],
    roofs: [SLATE, SLATE_BLUE],
    frames: [WHITE, CREAM],
  },
  office: {
    storeys: [4, 5],
    bays: [6, 7],
    walls: [...render('#d9d6cd', '#cbcac4'), ...brick('grey', 'sand', 'brown')],
    stones: ['#c9c7c0'],
    roofs: ['#4a4f54'],
    frames: ['#31383e', '#4c4238'],
  },
}

const DOORS = [
  '#123a8f',
  '#1f4a3d',
  '#6f2430',
  '#22333c',
  '#b58a2a',
  '#38626b',
  '#8a3b2a',
  '#3f5a34',
  '#20262b',
]
const TIMBERS = ['#a8794f', '#8d6041', '#c29a6b']
const TIMES: readonly TimeOfDay[] = [
  'morning',
  'noon',
  'golden',
  'overcast',
  'noon',
  'dusk',
  'golden',
  'winter',
]
const SOUTHERN: readonly TimeOfDay[] = ['noon', 'golden', 'morning', 'noon', 'dusk']

/** Walks through the times of day, so that listings side by side differ in light. */
const timeFor = (style: HouseStyle, seed: number, times: readonly TimeOfDay[]): TimeOfDay => {
  const start = createRandom(`${style}:time`).int(0, times.length - 1)
  return times[Math.abs(Math.trunc(seed) * 3 + start) % times.length] ?? 'noon'
}

const accentFor = (random: Random, door: string): string =>
  random.pick([door, '#b4552d', '#c8963a', '#35606b', '#5d7350', '#7c4a55'])

/**
 * Everything the pictures of one listing have in common. Depends on style, seed and storeys only.
 * Storeys are kept between 1 and 12.
 */
export const lookOf = (style: HouseStyle, seed: number, storeys?: number): HouseLook => {
  const key = `${style}:${seed}`
  const random = createRandom(key)
  const range = RANGES[style]
  const usual = random.int(range.storeys[0], range.storeys[1])
  const [walling, wall] = random.pick(range.walls)
  const door = random.pick(DOORS)
  const southern = style === 'spanish-villa' || style === 'spanish-apartments'
  return {
    style,
    seed,
    key,
    storeys: Math.min(12, Math.max(1, Math.round(storeys ?? usual))),
    bays: random.int(range.bays[0], range.bays[1]),
    walling,
    wall,
    stone: random.pick(range.stones),
    roof: random.pick(range.roofs),
    frame: random.pick(range.frames),
    door: southern ? random.pick(['#2f6f8f', '#7a4a2c', '#2f5f54', '#a8562f']) : door,
    iron: random.pick(['#20262b', '#2c3a34', '#262f3a']),
    accent: accentFor(random, door),
    timber: random.pick(TIMBERS),
    number: random.int(1, 148),
    time: timeFor(style, seed, southern ? SOUTHERN : TIMES),
    variant: random.int(0, 2),
  }
}
