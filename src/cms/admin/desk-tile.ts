import type { Payload } from 'payload'
import { words } from '../fields/words'
import { say } from './say'

/** A number on the start of the desk, with the way to its list. */
export type DeskTile = {
  key: string
  /** Null where it could not be counted just now. */
  total: number | null
  text: string
  href: string
}

const uncountedText = words(
  '{what} (kon niet geteld worden)',
  '{what} (n’a pas pu être compté)',
  '{what} (could not be counted)',
  '{what} (konnte nicht gezählt werden)',
)

/**
 * Makes tiles. The start of the desk does not fall over because of one of its numbers: what cannot
 * be counted is noted in the log, and a tile without a number stands in its place.
 */
export async function tryTiles(
  { payload, i18n }: { payload: Pick<Payload, 'logger'>; i18n: { language: string } },
  instead: Omit<DeskTile, 'total'>,
  make: () => Promise<readonly DeskTile[]>,
): Promise<readonly DeskTile[]> {
  try {
    return await make()
  } catch (err) {
    const { key, text } = instead
    payload.logger.error({ err, tile: key, msg: 'a number on the start of the desk is missing' })
    return [{ ...instead, total: null, text: say(uncountedText, i18n.language, { what: text }) }]
  }
}
