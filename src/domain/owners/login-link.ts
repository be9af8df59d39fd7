/** What a link that opens an owner's account is for. */
export const loginLinkKinds = ['signIn', 'password', 'invitation'] as const

export type LoginLinkKind = (typeof loginLinkKinds)[number]

const minute = 60

/** How long a link is good for, in seconds. */
export const loginLinkSeconds: Readonly<Record<LoginLinkKind, number>> = {
  signIn: 15 * minute,
  password: 60 * minute,
  invitation: 7 * 24 * 60 * minute,
}

/** What an account keeps of the links that were made for it. */
export type LinkMemory = {
  /** The last use of any link; one that was made before is good for nothing any more. */
  usedAt: Date | null
  /** The last invitation; it replaces those before. */
  invitedAt: Date | null
}

const toSeconds = (moment: Date | null) =>
  moment === null ? -Infinity : Math.floor(moment.getTime() / 1000)

/**
 * The moment that stands in a new link as the one at which it was made, in whole seconds since
 * 1970: now, or right after the last use, so that a link made in the same second is a good one.
 */
export function toIssueSecond({ usedAt }: Pick<LinkMemory, 'usedAt'>, now: Date): number {
  return Math.max(Math.ceil(now.getTime() / 1000), toSeconds(usedAt) + 1)
}

/**
 * Whether a link still opens the account: it was made after the last one was used, and none but the
 * newest invitation counts. Whether its time is over is told by the link itself.
 *
 * @param issueSecond as `toIssueSecond` gave it
 */
export function isLinkGood(kind: LoginLinkKind, issueSecond: number, memory: LinkMemory): boolean {
  if (issueSecond <= toSeconds(memory.usedAt)) return false
  return kind !== 'invitation' || issueSecond >= toSeconds(memory.invitedAt)
}

/** The moment that is kept as the use of a link, so that it is good no second time. */
export function toUseMoment(issueSecond: number, now: Date): Date {
  return new Date(Math.max(now.getTime(), issueSecond * 1000))
}

/** The moment that is kept as the last use, so that no link that was made until now is good. */
export function toEndOfLinks(memory: Pick<LinkMemory, 'usedAt'>, now: Date): Date {
  return new Date(toIssueSecond(memory, now) * 1000)
}
