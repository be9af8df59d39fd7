import { connection } from 'next/server'
import { answerStreets } from '@/features/map/answer-map-tiles'
import { findMapTiles } from '@/server/map-tiles/map-tiles'

/** Whether there are streets for the maps, and how a browser asks for them. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  return answerStreets(request, findMapTiles())
}
