import { buildDeskApiPath } from '../routes/desk'

/** Cards that one file holds: as many as a window, and a minute of work. */
export const windowCardsMax = 50

/** The address of cards for the window, for staff; `ids` of the records in the desk. */
export function buildWindowCardsPath(ids: readonly number[], locale: string): string {
  return `${buildDeskApiPath('window-cards')}?${new URLSearchParams({ locale, ids: ids.join(',') }).toString()}`
}
