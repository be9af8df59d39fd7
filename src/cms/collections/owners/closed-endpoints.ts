import type { Endpoint } from 'payload'

/**
 * Endpoints that would log an owner in or out in the browser. Payload has one cookie for all
 * accounts, so that an owner's login there would replace the session of a member of staff; the
 * portal logs owners in on the server and keeps a cookie of its own.
 */
const paths = [
  '/login',
  '/logout',
  '/refresh-token',
  '/first-register',
  '/forgot-password',
  '/reset-password',
  // No account waits to be confirmed, and the framework fails over the question.
  '/verify/:id',
]

export const closedEndpoints: Omit<Endpoint, 'root'>[] = paths.map((path) => ({
  path,
  method: 'post',
  handler: () => Response.json({ message: 'Not found' }, { status: 404 }),
}))
