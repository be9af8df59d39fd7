import { z } from 'zod'
import { conditionLogics } from '@/domain/conditions/field-condition'
import { locales } from '@/domain/kernel/locales'
import { link, localized, richText } from './text'

const barItem = z.strictObject({
  icon: z.enum(['phone', 'mail', 'pin', 'clock', 'user', 'heart']).optional(),
  ...link.shape,
  colour: z.enum(['ink', 'enamel', 'marigold']).optional(),
})

const colour = z.string().regex(/^#[0-9A-F]{6}$/i, 'a colour as #123A8F')

/** The settings of the site that exist once. */
export const globals = z.strictObject({
  site: z.strictObject({
    tradeName: z.string().min(1),
    phone: z.string().min(9),
    email: z.email(),
    openingHours: localized(500),
    brandColour: colour,
    accentColour: colour,
    radius: z.int().min(0).max(8),
    fonts: z.enum(['street', 'print', 'plain']).optional(),
    socialLinks: z.array(
      z.strictObject({
        network: z.enum(['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok', 'x']),
        url: z.url(),
      }),
    ),
  }),
  header: z.strictObject({
    transparentOnHome: z.boolean(),
    menuMax: z.int().min(1).max(12),
    logoHiddenOnHome: z.boolean(),
    showFavourites: z.boolean(),
    showLanguages: z.boolean(),
  }),
  topBar: z.strictObject({
    show: z.boolean(),
    left: z.array(barItem),
    right: z.array(barItem),
  }),
  /** How many levels deep the menu goes. */
  menu: z.strictObject({ maximum: z.int().min(1).max(3) }),
  bannerDefaults: z.strictObject({
    type: z.enum(['image', 'color', 'none']),
    colour: z.enum(['chalk', 'mist', 'tint', 'enamel', 'ink']),
  }),
  searchBlock: z.strictObject({
    title: localized(200),
    description: localized(400),
    showInput: z.boolean(),
    showCounts: z.boolean(),
  }),
  /** When facts stand on the page of a property; names and codes as in the desk. */
  fieldConditions: z.strictObject({
    items: z.array(
      z.strictObject({
        fact: z.string().min(1),
        field: z.string().min(1).optional(),
        logic: z.enum(Object.keys(conditionLogics)).optional(),
        compareWithField: z.string().min(1).optional(),
        compareWithValue: z.string().min(1).optional(),
        advancedCondition: z.string().min(1).optional(),
      }),
    ),
  }),
  footer: z.strictObject({
    copyright: localized(200),
    columns: z.array(
      z.strictObject({
        publicTitle: localized(120),
        introText: localized(500).optional(),
        fullText: richText.optional(),
        links: z.array(link),
      }),
    ),
  }),
  languages: z.strictObject({
    items: z.array(
      z.strictObject({
        code: z.enum(locales),
        use: z.boolean(),
        default: z.boolean(),
        flags: z.boolean(),
      }),
    ),
  }),
  company: z.strictObject({
    legalName: z.string().min(1),
    tradeName: z.string().min(1),
    street: z.string().min(1),
    zip: z.string().min(1),
    city: z.string().min(1),
    country: z.string().min(1),
    kbo: z.string().regex(/^\d{4}\.\d{3}\.\d{3}$/),
    vat: z.string().regex(/^BE \d{4}\.\d{3}\.\d{3}$/),
    bivNumbers: z.array(
      z.strictObject({
        person: z.string().min(1),
        title: localized(120),
        number: z.string().min(1),
      }),
    ),
    insurer: z.string().min(1),
    policyNumber: z.string().min(1),
    deontologyUrl: localized(300),
    supervisor: localized(300),
    thirdPartyIban: z.string().min(1),
    dpoEmail: z.email(),
  }),
})

/** What makes another agency of the same site: its name and look, its words and its law. */
export const agencySettings = globals.pick({
  site: true,
  header: true,
  topBar: true,
  bannerDefaults: true,
  searchBlock: true,
  footer: true,
  languages: true,
  company: true,
})

export type AgencySettings = z.infer<typeof agencySettings>
