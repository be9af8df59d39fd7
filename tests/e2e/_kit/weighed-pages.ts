import { ask } from './ask'

/** A kind of page, and how many bytes of scripts it may add to those of an empty page. */
export type PageKind = { name: string; path: string; addedScriptsMax: number }

/**
 * Scripts of an empty page of this Next (16.4.6) and React (19.3.1), each packed with gzip. To be held to
 * what `npm run bench -- weights` prints, which builds one and says so where they differ.
 */
export const emptyPageScripts = 135_300

/**
 * What header, footer and the question about cookies add to every page. The aim is 10 kB; links of the
 * framework, its parts that come late, icons, the search box and the hearts take the rest.
 */
const frameScriptsMax = 22_000

/** Of a page, as it is sent. */
export const htmlBytesMax = 60_000

/** The first address below another that ends in a number, as homes and projects have. */
async function findRecord(origin: string, list: string): Promise<string> {
  const { body } = await ask(origin, { path: list })
  const found = new RegExp(`href="(${list}[^"]+/\\d+/)"`).exec(body)?.[1]
  if (found === undefined) throw new Error(`${list} leads to no record`)
  return found
}

/** One page of each kind, on the bundled agency. */
export async function listPageKinds(origin: string): Promise<PageKind[]> {
  return [
    { name: 'home', path: '/nl/', addedScriptsMax: 30_000 },
    { name: 'list', path: '/nl/te-koop/', addedScriptsMax: 30_000 },
    // The aim is 30 kB.
    { name: 'detail', path: await findRecord(origin, '/nl/te-koop/'), addedScriptsMax: 32_500 },
    { name: 'project', path: await findRecord(origin, '/nl/projecten/'), addedScriptsMax: 30_000 },
    { name: 'form', path: '/nl/gratis-schatting/', addedScriptsMax: frameScriptsMax },
    { name: 'text', path: '/nl/privacyverklaring/', addedScriptsMax: frameScriptsMax },
  ]
}
