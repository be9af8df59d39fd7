import { z } from 'zod'
import { locales } from '@/domain/kernel/locales'
import { moduleFormKinds } from '@/cms/collections/modules/form-kinds'
import { moduleTypes } from '@/modules/registry'
import { daysAgo, key, link, localized, originalPath, richText, seo, target } from './text'

const contentStatus = z.enum(['draft', 'published', 'hidden', 'archived'])
const surface = z.enum(['chalk', 'mist', 'tint', 'enamel', 'ink'])
const span = z.int().min(1).max(12)
const cols = z.strictObject({ xs: span, sm: span, md: span, lg: span, xl: span }).partial()

export const articles = z.array(
  z.strictObject({
    path: originalPath,
    name: z.string().min(1),
    title: localized(200),
    intro: localized(1000),
    body: richText,
    category: key,
    sort: z.int(),
    postedDaysAgo: daysAgo.nullable().default(null),
    image: key.optional(),
    author: z.string().min(1).optional(),
    isPublic: z.boolean().optional(),
    quote: z.strictObject({ person: z.string().min(1), place: z.string().min(1) }).optional(),
  }),
)

const relation = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('property-list'), preset: key }),
  z.strictObject({ type: z.literal('project-list'), preset: key }),
  z.strictObject({ type: z.literal('article'), article: originalPath }),
  z.strictObject({ type: z.literal('category'), category: key }),
  z.strictObject({
    type: z.literal('contact'),
    form: z.string().refine((kind) => kind in moduleFormKinds, 'a form that modules can show'),
  }),
])

const moduleRecord = z.strictObject({
  key,
  name: z.string().min(1),
  type: z.string(),
  view: z.string(),
  title: localized(200).optional(),
  titleSize: z.enum(['s', 'm', 'l', 'xl']),
  description: richText.optional(),
  relations: z.array(relation).optional(),
  link: link.optional(),
  span,
  class: z.array(z.enum(['narrow', 'centered', 'bleed', 'tinted', 'ruled'])).optional(),
  backgroundType: z.enum(['none', 'image', 'color', 'gallery']),
  colorBackground: surface.optional(),
  image: key.optional(),
  images: z.array(key).optional(),
  video: key.optional(),
  status: contentStatus,
  numberItemOfRow: z.int().min(1).max(6).optional(),
  maxItems: z.int().min(1).max(48).optional(),
})

export const modules = z.array(
  moduleRecord.refine(
    ({ type, view }) =>
      moduleTypes.some((known) => known.type === type && known.views.some((v) => v.name === view)),
    { path: ['view'], message: 'a view that the type of the module has' },
  ),
)

export const banners = z.array(
  z.strictObject({
    key,
    name: z.string().min(1),
    show: z.boolean(),
    type: z.enum(['image', 'gallery', 'video', 'properties', 'projects', 'map', 'color']),
    title: localized(200).optional(),
    description: localized(300).optional(),
    description2: localized(300).optional(),
    image: key.optional(),
    gallery: z.array(z.strictObject({ image: key, alt: localized(200), to: target })).optional(),
    video: key.optional(),
    preset: key.optional(),
    mapType: z.enum(['groups', 'points']).optional(),
    mapInfo: localized(200).optional(),
    marker: key.optional(),
    colorBackground: surface.optional(),
  }),
)

const placement = z.strictObject({
  module: key,
  position: z.int().min(0),
  span: span.optional(),
  cols: cols.optional(),
  sort: z.int().optional(),
  hidden: z.boolean().optional(),
})

export const pages = z.array(
  z.strictObject({
    path: originalPath,
    name: z.string().min(1),
    title: localized(200),
    navLabel: localized(60).optional(),
    parent: originalPath.optional(),
    screen: z.enum([
      'content',
      'home',
      'propertyList',
      'projectList',
      'feedback',
      'login',
      'search',
    ]),
    preset: key.optional(),
    status: contentStatus,
    inMenu: z.boolean(),
    sort: z.int(),
    redirect: z.literal(true).optional(),
    redirectTo: target.optional(),
    intro: localized(1000).optional(),
    body: richText.optional(),
    sideImage: key.optional(),
    banner: z.strictObject({ banner: key, showTitle: z.boolean() }).optional(),
    placements: z.array(placement).optional(),
    seo: seo.optional(),
  }),
)

const localizedPath = z.string().regex(/^\/([a-z0-9-]+\/)*$/, 'a path of small letters and hyphens')

export const routes = z.array(
  z.strictObject({
    originalPath,
    type: z.enum(['page', 'article', 'feedback', 'login']),
    target: z.enum(['page', 'article']),
    isPublic: z.boolean(),
    localizedPath: z.strictObject({
      nl: localizedPath,
      fr: localizedPath,
      en: localizedPath,
      de: localizedPath,
    }),
    breadcrumb: z.array(
      z.strictObject({
        name: localized(120),
        isPublic: z.boolean(),
        path: originalPath.optional(),
      }),
    ),
    aliases: z.array(z.strictObject({ locale: z.enum(locales), path: localizedPath })),
  }),
)

export const redirects = z.array(
  z.strictObject({ from: localizedPath, to: localizedPath, permanent: z.boolean() }),
)

export const dictionary = z.array(
  z.strictObject({
    key: z.string().regex(/^[a-zA-Z]+(\.[a-zA-Z]+)+$/, 'a key as namespace.name'),
    value: localized(500),
  }),
)
