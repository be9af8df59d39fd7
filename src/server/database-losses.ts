/** A page that was being made when the database went may fail this much later, in milliseconds. */
const aftermathMs = 15_000

let isLost = false
let foundAt = -Infinity

/** Notes that the database went, or is not there yet. */
export function noteDatabaseLost(): void {
  isLost = true
}

/** Notes that the database answers again. */
export function noteDatabaseFound(now: number): void {
  if (isLost) foundAt = now
  isLost = false
}

/**
 * Whether a failure of now is likely to come from a database that is away, or was a moment ago: who
 * asks it only then may find it back already.
 *
 * @param now milliseconds of the clock
 */
export function wasDatabaseLost(now: number): boolean {
  return isLost || now - foundAt < aftermathMs
}
