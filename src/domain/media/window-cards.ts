/** Cards that one file holds: as many as a window, and a minute of work. */
export const windowCardsMax = 50
