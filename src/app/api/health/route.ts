import { connection } from 'next/server'
import { pingDatabase } from '@/server/db'

const patienceMs = 1_000

/**
 * For load balancers and monitors: 200 while the database answers, 503 while it does not. Asked
 * anew each time, so it recovers with the database.
 */
export async function GET(): Promise<Response> {
  await connection()
  const isUp = await pingDatabase(patienceMs)
  return Response.json(
    { status: isUp ? 'ok' : 'unavailable', database: isUp ? 'up' : 'down' },
    { status: isUp ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
