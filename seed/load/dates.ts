const dayMs = 86_400_000

/** The moment so many days before now (after it where the number is negative), as stored. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString()
}

/** A calendar day so many days before now, at noon as the date fields keep it. */
export function dayBefore(now: Date, days: number): string {
  return `${daysBefore(now, days).slice(0, 10)}T12:00:00.000Z`
}

/** A calendar day as the date fields keep it. */
export function toStoredDay(day: string): string {
  return `${day}T12:00:00.000Z`
}
