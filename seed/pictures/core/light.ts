import { mix } from './colour'

export type TimeOfDay = 'morning' | 'noon' | 'golden' | 'dusk' | 'overcast' | 'winter'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
/** Dark, middle and light tone of one crown. */
export type Foliage = readonly [string, string, string]

/** Everything a time of day decides: sky, ground, glass, shadow and how it tints materials. */
export type Light = {
  time: TimeOfDay
  season: Season
  /** Three flat tones from zenith to horizon. */
  sky: readonly [string, string, string]
  cloud: string
  disc: string
  discKind: 'sun' | 'moon' | 'none'
  /** The colour that distance fades to. */
  haze: string
  glass: { dark: string; mid: string; bright: string }
  lit: { bright: string; deep: string }
  /** Share of windows with the lamps on, 0 to 1. */
  litShare: number
  shadow: { colour: string; opacity: number }
  ground: { pavement: string; kerb: string; street: string; grass: string; path: string }
  foliage: readonly Foliage[]
  /** A material's own colour as it looks in this light. */
  shade: (colour: string) => string
}

const washed = (colour: string, share: number) => (own: string) => mix(own, colour, share)

const SUMMER: readonly Foliage[] = [
  ['#33553f', '#4c7350', '#7a9a62'],
  ['#3f5c34', '#5f7f45', '#93a95e'],
  ['#2c4f4a', '#437060', '#7ba07f'],
]
const AUTUMN: readonly Foliage[] = [
  ['#8a4a24', '#bb6a2b', '#e0a04a'],
  ['#6f5a2a', '#a2843a', '#d3b65a'],
  ['#7a3528', '#a9503a', '#d58758'],
]
/** Middle tone of cherry blossom; only round crowns bear it. */
export const BLOSSOM = '#d99aa0'

const SPRING: readonly Foliage[] = [
  ['#4d6b3c', '#77954f', '#adc178'],
  ['#b5707a', BLOSSOM, '#f2c9c8'],
  ['#43664c', '#6b8f66', '#a3bb85'],
]
const DUSK: readonly Foliage[] = [
  ['#1f3140', '#2f4750', '#4a6563'],
  ['#26333a', '#3b4c48', '#5c6a58'],
]
const BARE: readonly Foliage[] = [['#4a4a50', '#6a6a70', '#8d8d93']]

const LIGHTS: Record<TimeOfDay, Light> = {
  morning: {
    time: 'morning',
    season: 'spring',
    sky: ['#a9c8d6', '#c6dadd', '#f0e6d4'],
    cloud: '#f6f1e6',
    disc: '#fdf3d8',
    discKind: 'sun',
    haze: '#d9dedb',
    glass: { dark: '#2c4453', mid: '#4d6d7c', bright: '#9dbcc6' },
    lit: { bright: '#f7dc9a', deep: '#e3b566' },
    litShare: 0.12,
    shadow: { colour: '#27374f', opacity: 0.24 },
    ground: {
      pavement: '#c3c2bb',
      kerb: '#dad8d0',
      street: '#878c90',
      grass: '#93a96c',
      path: '#dccfb8',
    },
    foliage: SPRING,
    shade: washed('#fbeccb', 0.07),
  },
  noon: {
    time: 'noon',
    season: 'summer',
    sky: ['#7fadc4', '#a3c6d4', '#d3e3e2'],
    cloud: '#f3f5f0',
    disc: '#fbf7e6',
    discKind: 'sun',
    haze: '#cddadd',
    glass: { dark: '#233c4c', mid: '#44667a', bright: '#96bccb' },
    lit: { bright: '#f4d58e', deep: '#dcab5c' },
    litShare: 0.04,
    shadow: { colour: '#1f2f4c', opacity: 0.27 },
    ground: {
      pavement: '#bfc1bf',
      kerb: '#dadbd6',
      street: '#72787f',
      grass: '#7f9c5c',
      path: '#d9cfbd',
    },
    foliage: SUMMER,
    shade: washed('#ffffff', 0.02),
  },
  golden: {
    time: 'golden',
    season: 'autumn',
    sky: ['#e9c79c', '#f0d6b0', '#f8e8cc'],
    cloud: '#fbf0dc',
    disc: '#fdf6e2',
    discKind: 'sun',
    haze: '#eeddc2',
    glass: { dark: '#2f3f4b', mid: '#61696a', bright: '#e3bd8a' },
    lit: { bright: '#ffdf94', deep: '#efb65c' },
    litShare: 0.22,
    shadow: { colour: '#4a2f45', opacity: 0.25 },
    ground: {
      pavement: '#cbbda8',
      kerb: '#e2d5bf',
      street: '#8a8078',
      grass: '#a39b58',
      path: '#e2cfae',
    },
    foliage: AUTUMN,
    shade: washed('#f6bf72', 0.12),
  },
  dusk: {
    time: 'dusk',
    season: 'summer',
    sky: ['#34466b', '#5f6d8e', '#d39f8c'],
    cloud: '#8b86a0',
    disc: '#f6ecd0',
    discKind: 'moon',
    haze: '#8d8498',
    glass: { dark: '#1a2740', mid: '#2f4160', bright: '#7682a0' },
    lit: { bright: '#ffd884', deep: '#f0aa4c' },
    litShare: 0.56,
    shadow: { colour: '#0f1730', opacity: 0.34 },
    ground: {
      pavement: '#6f7284',
      kerb: '#8b8d9b',
      street: '#444a5e',
      grass: '#4a5c56',
      path: '#8d8590',
    },
    foliage: DUSK,
    shade: washed('#2c3a66', 0.3),
  },
  overcast: {
    time: 'overcast',
    season: 'autumn',
    sky: ['#bfc8cb', '#d1d8d8', '#e5e8e4'],
    cloud: '#eef0ec',
    disc: '#f4f5f0',
    discKind: 'none',
    haze: '#d8dcda',
    glass: { dark: '#2c3b44', mid: '#4c5f68', bright: '#a7b7ba' },
    lit: { bright: '#f5d894', deep: '#dfae60' },
    litShare: 0.25,
    shadow: { colour: '#2a3440', opacity: 0.16 },
    ground: {
      pavement: '#b6b9b7',
      kerb: '#d0d3cf',
      street: '#737a7e',
      grass: '#8b9a68',
      path: '#cdc8bb',
    },
    foliage: [...AUTUMN.slice(0, 2), ...SUMMER.slice(0, 1)],
    shade: washed('#d3d9d8', 0.1),
  },
  winter: {
    time: 'winter',
    season: 'winter',
    sky: ['#b3c1d2', '#ccd5df', '#ece6e4'],
    cloud: '#f3f2f2',
    disc: '#fbf3ea',
    discKind: 'sun',
    haze: '#dbe0e6',
    glass: { dark: '#2a3a4d', mid: '#4e6276', bright: '#a9bccb' },
    lit: { bright: '#ffdc91', deep: '#eeb15a' },
    litShare: 0.38,
    shadow: { colour: '#35436a', opacity: 0.22 },
    ground: {
      pavement: '#e3e7ea',
      kerb: '#f4f5f5',
      street: '#8f97a1',
      grass: '#eef1f2',
      path: '#d8dde1',
    },
    foliage: BARE,
    shade: washed('#dfe6ee', 0.1),
  },
}

export const lightAt = (time: TimeOfDay): Light => LIGHTS[time]

/** The same light seen from afar: every material fades to the haze; share 0 to 1. */
export const paled = (light: Light, share: number): Light => {
  const fade = (colour: string): string => mix(colour, light.haze, share)
  return {
    ...light,
    shade: (colour) => fade(light.shade(colour)),
    glass: {
      dark: fade(light.glass.dark),
      mid: fade(light.glass.mid),
      bright: fade(light.glass.bright),
    },
    lit: { bright: fade(light.lit.bright), deep: fade(light.lit.deep) },
    shadow: { ...light.shadow, opacity: light.shadow.opacity * (1 - share * 0.6) },
    foliage: light.foliage.map(([dark, middle, bright]): Foliage => [
      fade(dark),
      fade(middle),
      fade(bright),
    ]),
  }
}
