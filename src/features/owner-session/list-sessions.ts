type StoredSession = { id: string; createdAt?: string | Date | null; expiresAt: string | Date }

/** One of the places where an owner is signed in; both moments as ISO texts. */
export type SessionView = { id: string; openedAt: string; endsAt: string; isThis: boolean }

const toIso = (moment: string | Date) => new Date(moment).toISOString()

/** The sessions that have not ended, this one first, then the newest. */
export function listSessions(
  sessions: readonly StoredSession[],
  thisId: string | null,
  now: Date,
): SessionView[] {
  return sessions
    .map(({ id, createdAt, expiresAt }) => ({
      id,
      openedAt: toIso(createdAt ?? expiresAt),
      endsAt: toIso(expiresAt),
      isThis: id === thisId,
    }))
    .filter(({ endsAt }) => endsAt > now.toISOString())
    .toSorted(
      (one, other) =>
        Number(other.isThis) - Number(one.isThis) || other.openedAt.localeCompare(one.openedAt),
    )
}
