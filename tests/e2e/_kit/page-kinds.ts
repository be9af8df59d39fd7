import type { Locale } from '../../../src/domain/kernel/locales'

/** One page of every making that visitors meet; the languages are spread over them. */
export const pageKinds: readonly { kind: string; locale: Locale; path: string; status?: number }[] =
  [
    { kind: 'the home page', locale: 'nl', path: '/nl/' },
    { kind: 'a list', locale: 'de', path: '/de/zu-verkaufen/' },
    { kind: 'a list with a filter', locale: 'fr', path: '/fr/a-louer/?type=2&sort=price-asc' },
    { kind: 'an empty list', locale: 'nl', path: '/nl/te-koop/?city=Nergens%7C0000' },
    { kind: 'a home to buy', locale: 'de', path: '/de/property/1004/' },
    { kind: 'a home with a secret price', locale: 'fr', path: '/fr/property/1011/' },
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
    { kind: 'a search', locale: 'en', path: '/en/search/?q=ant' },
    { kind: 'thanks', locale: 'fr', path: '/fr/merci/demande-info/' },
    { kind: 'no page', locale: 'de', path: '/de/gibt-es-nicht/', status: 404 },
    { kind: 'no home', locale: 'en', path: '/en/property/999999/', status: 404 },
  ]
