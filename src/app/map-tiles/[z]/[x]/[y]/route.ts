import { connection } from 'next/server'
import { answerMapTile } from '@/features/map/answer-map-tiles'
import { findMapTiles } from '@/server/map-tiles/map-tiles'

type Context = { params: Promise<{ z: string; x: string; y: string }> }

/** One square of the streets on the maps, such as `/map-tiles/14/8392/5467/?v=…`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection()
  return answerMapTile(request, await params, findMapTiles())
}
