import { locales } from '../../../src/domain/kernel/locales'
import { missing, missingRows, missingTitles, type RouteRow } from './route-row'

const everywhere = (path: string) => ({ nl: path, fr: path, en: path, de: path })

/** What does not exist says so with status 404 on the first hit, in the visitor's language. */
export const missingPageRows: readonly RouteRow[] = [
  ...locales.map((locale) => ({
    ...missing(`/${locale}/never-asked-before/`, locale),
    h1: missingTitles.other[locale],
  })),
  ...missingRows(everywhere('/never/asked/before/')),
  missing('/nl/a-vendre/niets/', 'nl', 'French address behind the Dutch prefix'),
  missing('/nl/te-koop/no-such-child/', 'nl'),
  missing('/nl/bedankt/', 'nl', 'the thank-you pages have no parent'),
  missing('/nl/bedankt/nergens/', 'nl'),
]

/** Probes, files and addresses that no page of the site can have. */
export const junkRows: readonly RouteRow[] = [
  missing('/wp-login.php', 'nl'),
  missing('/wp-admin/', 'nl'),
  missing('/nl/wp-content/', 'nl'),
  missing('/nl/foo.php', 'nl'),
  missing('/nl/te-koop/index.php', 'nl'),
  missing('/.env', 'nl'),
  missing('/.git/config/', 'nl'),
  missing('/nl/.well-known/x/', 'nl'),
  missing('/nl/a/b/c/d/e/f/g/h/i/j/', 'nl', 'too deep'),
  missing(`/nl/${'a'.repeat(400)}/`, 'nl', 'too long'),
  missing('/nl/%00/', 'nl', 'a control character'),
  missing('/nl/te-koop/%E0%A4%A/', 'nl', 'broken encoding'),
  missing('/fr/%E0%A4%A/', 'fr', 'broken encoding'),
  { path: '/img/%ff/', status: 400, about: 'broken encoding' },
  { path: '/img/%ff/?width=60&format=webp', status: 400, about: 'broken encoding' },
  { path: '/img/1/?width=%ff&format=webp', status: 400, about: 'a width that is no number' },
  { path: '/img/1/?width=61&format=webp', status: 400, about: 'a width that is not on the list' },
  { path: '/img/1/?width=60&format=exe', status: 400, about: 'a format that is not on the list' },
  { path: '/img/0x1/?width=60&format=webp', status: 404, about: 'a number in another spelling' },
  {
    path: '/img/999999999/?width=60&format=webp',
    status: 404,
    about: 'a picture that is not there',
  },
  { path: '/styleguide/xx/', status: 404, about: 'a language that is none' },
  { path: '/api/forms/%ff/', status: 400, about: 'broken encoding' },
  {
    path: '/api/forms/site-contact/characters/?as=picture&token=x',
    status: 404,
    about: 'characters that nobody asked for',
  },
  missing('/nl/-/te-koop/', 'nl', 'an address that only the site itself uses'),
  missing('/nl/~/cT10dWlu/te-koop/', 'nl', 'an address that only the site itself uses'),
  missing('/nl/_/', 'nl', 'an address that only the site itself uses'),
  missing('/nl/+/property/', 'nl', 'an address that only the site itself uses'),
  missing('/nl/te%5Ckoop/', 'nl', 'a backslash'),
]

/** Preview is for staff; to everybody else it does not exist. A word is not a segment. */
export const previewRows: readonly RouteRow[] = [
  missing('/nl/preview/', 'nl'),
  missing('/nl/preview/te-koop/', 'nl'),
  missing('/fr/preview/a-vendre/', 'fr'),
  missing('/nl/preview/no-such-page/', 'nl'),
  missing('/preview/te-koop/', 'nl'),
  {
    path: '/nl/te-koop/antwerpen/previewhuis-op-het-zuid/1001/',
    about: 'a slug that only contains the word',
    status: 308,
    location: '/nl/te-koop/antwerpen/appartement-op-het-zuid/1001/',
  },
]

const list = (path: string, about: string, h1 = 'Te koop'): RouteRow => ({
  path,
  about,
  status: 200,
  lang: 'nl',
  h1,
})

/** A query that means nothing, or nothing any more, never breaks a list. */
export const queryRows: readonly RouteRow[] = [
  list('/nl/te-koop/?city=Antwerpen|2000', 'a place with the separator as it is'),
  list('/nl/te-koop/?city=Antwerpen%7C2000', 'a place with the separator encoded'),
  list('/nl/te-koop/?city=Nergens%7C0000', 'a place that does not exist'),
  list('/nl/te-koop/?type=2', 'a type'),
  list('/nl/te-koop/?type=99', 'a type that does not exist'),
  list('/nl/te-koop/?type=%27%20or%201=1', 'a type that is no number'),
  list('/nl/te-koop/?page=2', 'the second page'),
  list('/nl/te-koop/?page=0', 'a page before the first'),
  list('/nl/te-koop/?page=abc', 'a page that is no number'),
  missing('/nl/te-koop/?page=9999', 'nl', 'a page beyond the end'),
  list('/nl/te-koop/?utm_source=x&fbclid=y', 'marks of campaigns'),
  list('/nl/te-koop/?q=%25_%27', 'signs that a database reads'),
  list(`/nl/te-koop/?q=${'a'.repeat(3000)}`, 'a query longer than any visitor writes'),
  list('/nl/te-huur/?sort=price-asc', 'an order', 'Te huur'),
]

/** Addresses with which others try to make the site send its visitors elsewhere. */
export const strangerPaths: readonly string[] = [
  '//evil.example/',
  '//evil.example/nl/',
  '/\\evil.example/',
  '/\\/evil.example/',
  '/nl//evil.example/',
  '/nl/\\evil.example',
  '/%2F%2Fevil.example/',
  '/%5Cevil.example/',
  '/https://evil.example/',
  '/nl/preview//evil.example/',
  '/property//evil.example/',
  '//evil.example/%2e%2e',
]
