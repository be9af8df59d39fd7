/** What the desk is told of a person, in the language in which it asked. */
export type DeskPerson = {
  lines: readonly { key: string; what: string; count: number; until: string; fate: string }[]
  /** Visits to come, which an erasure calls off. */
  visits: number
  hasOwnerAccount: boolean
  isOfAgency: boolean
}

/**
 * How an erasure ended: how many records went, how many the law keeps and how many visits were called
 * off; or why nothing did.
 */
export type DeskErased =
  | { isErased: true; count: number; kept: number; visits: number }
  | { isErased: false; refusal: 'agency' | 'owner' | 'confirmation' }

/** A line of the log of erasures, as it is shown. */
export type DeskErasure = { id: number; at: string; by: string; count: number }
