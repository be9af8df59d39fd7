import 'server-only'
import { isLocale, type Locale } from '@/domain/kernel/locales'
import { getRouteTable } from '@/features/routing/route-queries'
import { getArticleEntries, getPageEntries, getProjectEntries } from './content-pages'
import { getPropertyFiles, openPropertyEntries } from './property-pages'
import type { SitemapEntry } from './sitemap-entry'
import type { SitemapFile } from './sitemap-xml'

const contentFiles: Readonly<Record<string, () => Promise<SitemapEntry[]>>> = {
  pages: getPageEntries,
  articles: getArticleEntries,
  projects: getProjectEntries,
}

const fileName = /^([a-z]{2})-([a-z]+)(?:-(0|[1-9]\d{0,9}))?$/

function isIn(locale: Locale) {
  return ({ path }: SitemapEntry) => path.startsWith(`/${locale}/`)
}

function toNewest(entries: readonly SitemapEntry[]): string | null {
  return entries.reduce<string | null>(
    (newest, { lastModified }) =>
      lastModified !== null && (newest === null || lastModified > newest) ? lastModified : newest,
    null,
  )
}

/** The languages that have sitemaps. */
export async function listSitemapLocales(): Promise<readonly Locale[]> {
  return (await getRouteTable()).enabledLocales
}

/** The files of one language, in the order of its index. */
export async function listSitemapFiles(locale: Locale): Promise<SitemapFile[]> {
  const content = await Promise.all(
    Object.entries(contentFiles).map(async ([name, read]) => {
      const entries = (await read()).filter(isIn(locale))
      return { name: `${locale}-${name}`, lastModified: toNewest(entries), count: entries.length }
    }),
  )
  const homes = await getPropertyFiles(locale)
  return [
    ...content.filter(({ count }) => count > 0),
    ...homes.map(({ key, lastModified }) => ({
      name: `${locale}-properties-${key}`,
      lastModified,
    })),
  ].map(({ name, lastModified }) => ({ name, lastModified }))
}

/** The files of all languages. */
export async function listAllSitemapFiles(): Promise<SitemapFile[]> {
  const languages = await listSitemapLocales()
  return (await Promise.all(languages.map(listSitemapFiles))).flat()
}

async function* inOneStep(entries: SitemapEntry[]): AsyncGenerator<SitemapEntry[]> {
  yield entries
}

async function openContent(kind: string, locale: Locale): Promise<AsyncGenerator<SitemapEntry[]>> {
  const entries = await contentFiles[kind]?.()
  return inOneStep((entries ?? []).filter(isIn(locale)))
}

/** The addresses in one file, a few at a time; `null` for a name that no index lists. */
export async function findSitemapFile(
  name: string,
): Promise<AsyncGenerator<SitemapEntry[]> | null> {
  const [, locale, kind = '', key] = fileName.exec(name) ?? []
  if (!isLocale(locale)) return null
  const files = await listSitemapFiles(locale)
  if (!files.some((file) => file.name === name)) return null
  return key === undefined ? openContent(kind, locale) : openPropertyEntries(locale, Number(key))
}
