import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { readNewest } from '@/server/db'
import { isInside } from '@/server/loopback'

const bodySchema = z.object({ tags: z.array(z.string().min(1).max(256)).max(5000) })

/**
 * Expires cache tags in this process. Called by this server's own listener when a commit
 * announced them; expired at once, so that nobody is shown a sold home as free.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isInside(request.headers)) {
    return new Response(null, { status: 404 })
  }
  const { tags } = bodySchema.parse(await request.json())
  await readNewest()
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
