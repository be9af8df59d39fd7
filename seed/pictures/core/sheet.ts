import { createRandom, type Random } from './prng'
import type { Light } from './light'

/** Collects the shared definitions (patterns, clips) of one picture. */
export type Sheet = {
  /** Registers a definition once per key and returns its `url(#…)`. */
  define: (key: string, build: (id: string) => string) => string
  definitions: () => string
}

export const createSheet = (): Sheet => {
  const known = new Map<string, { id: string; markup: string }>()
  return {
    define: (key, build) => {
      const found = known.get(key)
      if (found) return `url(#${found.id})`
      const id = `d${known.size}`
      known.set(key, { id, markup: '' })
      known.set(key, { id, markup: build(id) })
      return `url(#${id})`
    },
    definitions: () => [...known.values()].map((entry) => entry.markup).join(''),
  }
}

/** What every drawing function needs: where to put definitions, the light, and chance. */
export type Pen = {
  sheet: Sheet
  light: Light
  random: Random
  /** When set, every window is closed with shutters of this colour. */
  shutters?: string
}

export const createPen = (key: string, light: Light): Pen => ({
  sheet: createSheet(),
  light,
  random: createRandom(key),
})

/** The same pen with another light, for instance paled by distance. */
export const withLight = (pen: Pen, light: Light): Pen => ({ ...pen, light })

/** The same pen with an independent stream of chance for one part. */
export const forkPen = (pen: Pen, label: string): Pen => ({
  ...pen,
  random: pen.random.fork(label),
})

/** Restricts a drawing to a path. */
export const clipped = (pen: Pen, d: string, content: string): string => {
  if (content === '') return ''
  const url = pen.sheet.define(
    `clip:${d}`,
    (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`,
  )
  return `<g clip-path="${url}">${content}</g>`
}
