import { connection } from 'next/server'
import { answerSitemap } from '@/features/sitemaps/answer-sitemap'

type Context = { params: Promise<{ name: string }> }

/** The index of a language, such as `/sitemaps/nl.xml`, or one of its files, `nl-pages.xml`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection()
  const { name } = await params
  return answerSitemap(name)
}
