import { Forbidden, type CollectionRefreshHook } from 'payload'
import type { User } from '../../../payload-types'

/** Longest that a session of staff goes on, however busy it is: a working day and its evening. */
const sessionHoursMax = 12
const hourMs = 60 * 60 * 1000

/** The framework sets it when it reads a session, and does not declare it. */
const readSessionId = (user: object | null): unknown => user && Reflect.get(user, '_sid')

/**
 * Lets no session be renewed for ever. The framework renews one whenever its desk is used, so that a
 * browser that was left open, or a stolen token, would keep somebody in for as long as it asks.
 */
export const endLongSession: CollectionRefreshHook<User> = ({ args, user }) => {
  const own = user.sessions?.find(({ id }) => id === readSessionId(args.req.user))
  const startedAt = new Date(own?.createdAt ?? 0).getTime()
  if (Date.now() - startedAt > sessionHoursMax * hourMs) throw new Forbidden(args.req.t)
}
