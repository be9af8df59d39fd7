import 'server-only'
import { isLocaleOn } from '@/features/routing/route-queries'
import type { MapAnswer } from './map-point'
import { parseMapPointsQuery, type MapPointsQuery } from './map-points-query'
import { toMapPoint, type PointedCard, type PublicPoint } from './to-map-point'

/** A home of a result that has a public point, as lists know it. */
export type PointedHome = PublicPoint & { card: PointedCard }

/** Finds the homes of a result that have a point, bounded, and how many of them there are in all. */
export type FindResult = (
  query: MapPointsQuery,
) => Promise<{ points: readonly PointedHome[]; total: number }>

/** Seconds for which a browser need not ask again; a change of status shows within a minute. */
const freshS = 30

/** Tells the browser where the homes of a result lie: 200 with a `MapAnswer`; 400 without a list. */
export async function answerMapPoints(request: Request, find: FindResult): Promise<Response> {
  const query = parseMapPointsQuery(new URL(request.url).searchParams)
  if (query === null || !(await isLocaleOn(query.locale))) {
    return new Response(null, { status: 400 })
  }
  const { points, total } = await find(query)
  const answer: MapAnswer = {
    total,
    points: points.map((home) => toMapPoint(home.card, home, query.locale)),
  }
  return Response.json(answer, { headers: { 'Cache-Control': `public, max-age=${freshS}` } })
}
