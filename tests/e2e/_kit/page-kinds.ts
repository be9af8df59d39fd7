import type { Locale } from '../../../src/domain/kernel/locales'

type PageKind = {
  kind: string
  locale: Locale
  path: string
  status?: number
  /** True where pages.test.ts, which looks at colours, opens none of its making. */
  checksColours?: true
}

/** One page of every making that visitors meet; the languages are spread over them. */
export const pageKinds: readonly PageKind[] = [
  { kind: 'the home page', locale: 'nl', path: '/nl/' },
  { kind: 'a list', locale: 'de', path: '/de/zu-verkaufen/' },
  {
    kind: 'a list with a filter',
    locale: 'fr',
    path: '/fr/a-louer/?type=2&sort=price-asc',
    checksColours: true,
  },
  {
    kind: 'an empty list',
    locale: 'nl',
    path: '/nl/te-koop/?city=Nergens%7C0000',
    checksColours: true,
  },
  { kind: 'a home with many actions', locale: 'nl', path: '/nl/property/1057/' },
  { kind: 'a home to buy', locale: 'de', path: '/de/property/1004/', checksColours: true },
  {
    kind: 'a home with a secret price',
    locale: 'fr',
    path: '/fr/property/1011/',
    checksColours: true,
  },
  { kind: 'projects', locale: 'nl', path: '/nl/projecten/' },
  { kind: 'a project', locale: 'fr', path: '/fr/project/?id=5' },
  { kind: 'a form in steps', locale: 'de', path: '/de/kostenlose-bewertung/' },
  { kind: 'a form with choices', locale: 'de', path: '/de/ich-suche/' },
  { kind: 'the contact page', locale: 'en', path: '/en/contact/' },
  { kind: 'an article', locale: 'en', path: '/en/our-services/sales/' },
  { kind: 'a guide', locale: 'fr', path: '/fr/guides/frais-d-achat/' },
  { kind: 'a page with long words', locale: 'nl', path: '/nl/ons-kantoor/deontologie/' },
  { kind: 'the team', locale: 'fr', path: '/fr/equipe/' },
  { kind: 'testimonials', locale: 'en', path: '/en/testimonials/' },
  { kind: 'vacancies', locale: 'nl', path: '/nl/werken-bij-ons/' },
  { kind: 'the cookies', locale: 'de', path: '/de/cookie-richtlinie/' },
  { kind: 'the login of owners', locale: 'de', path: '/de/login/' },
  { kind: 'a search', locale: 'en', path: '/en/search/?q=ant', checksColours: true },
  { kind: 'thanks', locale: 'fr', path: '/fr/merci/demande-info/' },
  { kind: 'no page', locale: 'de', path: '/de/gibt-es-nicht/', status: 404, checksColours: true },
  { kind: 'no home', locale: 'en', path: '/en/property/999999/', status: 404, checksColours: true },
]
