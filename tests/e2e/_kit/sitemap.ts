import type { Locale } from '../../../src/domain/kernel/locales'
import { ask } from './ask'

function readLocations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    return new URL(address.replaceAll('&amp;', '&')).pathname
  })
}

/** Paths of the files that an index of sitemaps lists; that of all languages unless named. */
export async function listSitemaps(origin: string, path = '/sitemap.xml'): Promise<string[]> {
  const { body } = await ask(origin, { path })
  return readLocations(body)
}

/** Paths of the pages in one file, of one language or of all. */
export async function listPages(origin: string, file: string, locale?: Locale): Promise<string[]> {
  const { body } = await ask(origin, { path: file })
  const prefix = locale === undefined ? '/' : `/${locale}/`
  return readLocations(body).filter((path) => path.startsWith(prefix))
}
