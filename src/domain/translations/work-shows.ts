import { openStates, type TextState } from './text-marks'

/** What a list of texts shows, by its name in the address. */
export const workShows = {
  open: openStates,
  missing: ['missing'],
  stale: ['stale'],
  fresh: ['fresh'],
  all: ['missing', 'stale', 'fresh'],
} as const satisfies Record<string, readonly TextState[]>

export type WorkShow = keyof typeof workShows

export function isWorkShow(value: string): value is WorkShow {
  return Object.hasOwn(workShows, value)
}
