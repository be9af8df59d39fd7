import 'server-only'
import { getArticleEntries, getPageEntries, getProjectEntries } from './content-pages'
import { getPropertyEntries, getPropertyFileKeys } from './property-pages'
import type { SitemapEntry } from './sitemap-entry'

const contentFiles: Readonly<Record<string, () => Promise<SitemapEntry[]>>> = {
  pages: getPageEntries,
  articles: getArticleEntries,
  projects: getProjectEntries,
}

const propertyFile = /^properties-(0|[1-9]\d{0,9})$/

/** The names of all files, without extension, in the order of the index. */
export async function listSitemapFiles(): Promise<string[]> {
  const keys = await getPropertyFileKeys()
  return [...Object.keys(contentFiles), ...keys.map((key) => `properties-${key}`)]
}

/** The addresses in one file; `null` for a name that the index does not list. */
export async function findSitemapFile(name: string): Promise<SitemapEntry[] | null> {
  if (Object.hasOwn(contentFiles, name)) return contentFiles[name]?.() ?? null
  const key = Number(propertyFile.exec(name)?.[1] ?? Number.NaN)
  const keys = await getPropertyFileKeys()
  return keys.includes(key) ? getPropertyEntries(key) : null
}
