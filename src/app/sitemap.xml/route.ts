import { connection } from 'next/server'
import { answerSitemapIndex } from '@/features/sitemaps/answer-sitemap'

/** The index of all sitemaps; made per request, because the name of the site is a setting. */
export async function GET(): Promise<Response> {
  await connection()
  return answerSitemapIndex()
}
