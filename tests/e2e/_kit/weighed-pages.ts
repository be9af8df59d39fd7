import { ask } from './ask'

/** A kind of page, and how many bytes of scripts it may add to those of an empty page. */
export type PageKind = { name: string; path: string; addedScriptsMax: number }

/**
 * Scripts of an empty page of this Next (16.4.6) and React (19.3.1) in the provider of next-intl, each packed
 * with gzip: what an application with texts begins with. To be held to what `npm run bench -- weights`
 * prints, which builds one and says so where they differ.
 */
export const emptyPageScripts = 145_400

/** Header, footer and the question about cookies: all that a page of text or a form may add. */
const frameScriptsMax = 10_200

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
    { name: 'home', path: '/nl/', addedScriptsMax: 20_000 },
    { name: 'list', path: '/nl/te-koop/', addedScriptsMax: 20_000 },
    { name: 'detail', path: await findRecord(origin, '/nl/te-koop/'), addedScriptsMax: 25_000 },
    { name: 'project', path: await findRecord(origin, '/nl/projecten/'), addedScriptsMax: 20_000 },
    { name: 'form', path: '/nl/gratis-schatting/', addedScriptsMax: frameScriptsMax },
    { name: 'text', path: '/nl/privacyverklaring/', addedScriptsMax: frameScriptsMax },
  ]
}
