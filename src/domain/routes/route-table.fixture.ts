import type { Locale } from '../kernel/locales'
import type { RouteEntry, RouteTable, RouteType } from './route-table'

type Slugs = readonly [nl: string, fr: string, en: string, de: string]

function createEntry(key: string, [nl, fr, en, de]: Slugs, type: RouteType = 'page'): RouteEntry {
  const paths: Partial<Record<Locale, string>> = { nl, fr, en, de }
  return { key, type, isPublic: true, paths, targetId: null, breadcrumb: [] }
}

function createListEntry(key: string, slugs: Slugs): RouteEntry {
  const [nl, fr, en, de] = slugs
  return createEntry(key, [`/${nl}/`, `/${fr}/`, `/${en}/`, `/${de}/`])
}

/** A small table with every kind of row, for the tests of this room. */
export const exampleTable: RouteTable = {
  defaultLocale: 'nl',
  enabledLocales: ['nl', 'fr', 'en', 'de'],
  entries: [
    createEntry('/', ['/', '/', '/', '/']),
    createListEntry('/for-sale/', ['te-koop', 'a-vendre', 'for-sale', 'zu-verkaufen']),
    createListEntry('/for-rent/', ['te-huur', 'a-louer', 'for-rent', 'zu-vermieten']),
    createListEntry('/contact/', ['contact', 'contact', 'contact', 'kontakt']),
    createListEntry('/Projects/', ['projecten', 'projets', 'projects', 'projekte']),
    createListEntry('/Beleggingsvastgoed/', [
      'beleggingsvastgoed',
      'immobilier-de-rapport',
      'investment-property',
      'anlageimmobilien',
    ]),
    createListEntry('/Spanje/', ['spanje', 'espagne', 'spain', 'spanien']),
    createListEntry('/Discreet/', ['discreet', 'vente-discrete', 'discreet-sale', 'diskret']),
    createListEntry('/Cookie-policy/', [
      'cookiebeleid',
      'politique-de-cookies',
      'cookie-policy',
      'cookie-richtlinie',
    ]),
    {
      ...createEntry('/login/', ['/login/', '/login/', '/login/', '/login/'], 'login'),
      aliases: { fr: ['/connexion/'] },
    },
    createEntry(
      '/services/vente/',
      [
        '/onze-diensten/verkoop/',
        '/nos-services/vente/',
        '/our-services/sales/',
        '/unsere-leistungen/verkauf/',
      ],
      'article',
    ),
    {
      ...createEntry('/Team/', ['', '', '', '']),
      paths: { nl: '/ons-team/', fr: '/equipe/' },
    },
    {
      ...createEntry('/testimonials/testimonial-1/', ['', '', '', ''], 'article'),
      isPublic: false,
      paths: { nl: '/getuigenissen/getuigenis-1/' },
    },
  ],
}
