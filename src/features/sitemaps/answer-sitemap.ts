import 'server-only'
import { isLocale } from '@/domain/kernel/locales'
import { env } from '@/server/env'
import type { SitemapEntry } from './sitemap-entry'
import {
  findSitemapFile,
  listAllSitemapFiles,
  listSitemapFiles,
  listSitemapLocales,
} from './sitemap-files'
import { sitemapFrame, toSitemapIndexXml, toUrlXml, type SitemapFile } from './sitemap-xml'

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=300',
}

function answerIndex(files: readonly SitemapFile[]): Response {
  return new Response(toSitemapIndexXml(files, env().SITE_URL), { headers })
}

/** Written as it is read, so that a file of many megabytes is never in memory as a whole. */
async function* write(steps: AsyncGenerator<SitemapEntry[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const origin = env().SITE_URL
  yield encoder.encode(sitemapFrame.start)
  for await (const entries of steps) {
    yield encoder.encode(entries.map((entry) => toUrlXml(entry, origin)).join(''))
  }
  yield encoder.encode(sitemapFrame.end)
}

function toStream(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

/** The index of the sitemaps of all languages. */
export async function answerSitemapIndex(): Promise<Response> {
  return answerIndex(await listAllSitemapFiles())
}

/**
 * The index of one language (`nl.xml`) or one of its files (`nl-pages.xml`); 404 for a name that no
 * index lists.
 */
export async function answerSitemap(fileName: string): Promise<Response> {
  const missing = new Response(null, { status: 404 })
  if (!fileName.endsWith('.xml')) return missing
  const name = fileName.slice(0, -'.xml'.length)
  if (isLocale(name)) {
    const languages = await listSitemapLocales()
    return languages.includes(name) ? answerIndex(await listSitemapFiles(name)) : missing
  }
  const steps = await findSitemapFile(name)
  return steps === null ? missing : new Response(toStream(write(steps)), { headers })
}
