import { locales } from '@/domain/kernel/locales'
import type { SeedData } from '../schema/seed-data'
import { createHrefWriter, toHrefs } from './addresses'
import { idOf, idOrNull, idsOf, type SeedContext } from './context'
import { daysBefore } from './dates'
import { toRichText } from './rich-text'
import type { StoredRecord } from './stored'
import { writeRecords } from './write-record'

/** Articles, modules and banners: what pages are put together from. */
export async function loadContent(context: SeedContext): Promise<void> {
  const { data, ids, report } = context
  const articles = await writeRecords(context, {
    slug: 'articles',
    naturalKey: 'path',
    ids: ids.articles,
    records: data.articles.map((article) => ({
      name: article.path,
      naturalKey: article.path,
      data: toArticle(article, context),
    })),
  })
  const modules = await writeRecords(context, {
    slug: 'modules',
    naturalKey: 'name',
    ids: ids.modules,
    records: data.modules.map(({ key, ...record }) => ({
      name: key,
      naturalKey: record.name,
      isDraft: record.status === 'draft',
      data: toModule(record, context),
    })),
  })
  const banners = await writeRecords(context, {
    slug: 'banners',
    naturalKey: 'name',
    ids: ids.banners,
    records: data.banners.map(({ key, ...banner }) => ({
      name: key,
      naturalKey: banner.name,
      data: toBanner(banner, context),
    })),
  })
  report(`${articles.length} articles, ${modules.length} modules, ${banners.length} banners`)
}

function toArticle(
  { body, category, image, postedDaysAgo, ...article }: SeedData['articles'][number],
  { ids, data, now }: SeedContext,
): StoredRecord {
  return {
    isPublic: true,
    ...article,
    fixedPath: true,
    visibleIn: [...locales],
    status: 'published',
    body: toRichText(body, createHrefWriter(data.routes)),
    category: idOf(ids.categories, category),
    image: idOrNull(ids.media, image),
    postedAt: postedDaysAgo === null ? null : daysBefore(now, postedDaysAgo),
  }
}

function toModule(
  record: Omit<SeedData['modules'][number], 'key'>,
  { ids, data, payload }: SeedContext,
): StoredRecord {
  const { description, relations, link, image, images, video, ...facts } = record
  const writeHref = createHrefWriter(data.routes)
  return {
    ...facts,
    description: description && toRichText(description, writeHref),
    relations: relations?.map((relation) => toRelation(relation, ids)),
    link: link && { label: link.label, href: toHrefs(link.to, writeHref) },
    image: idOrNull(ids.media, image),
    images: idsOf(ids.media, images),
    videoUrl: video && toVideoUrl(video, data, payload),
  }
}

type Relation = NonNullable<SeedData['modules'][number]['relations']>[number]

function toRelation(relation: Relation, ids: SeedContext['ids']): StoredRecord {
  switch (relation.type) {
    case 'property-list':
    case 'project-list':
      return { type: relation.type, preset: idOf(ids.presets, relation.preset) }
    case 'article':
      return { type: relation.type, article: idOf(ids.articles, relation.article) }
    case 'category':
      return { type: relation.type, category: idOf(ids.categories, relation.category) }
    case 'contact':
      return { type: relation.type, form: relation.form }
  }
}

function toBanner(
  banner: Omit<SeedData['banners'][number], 'key'>,
  { ids, data, payload }: SeedContext,
): StoredRecord {
  const { image, gallery, video, preset, marker, ...facts } = banner
  const writeHref = createHrefWriter(data.routes)
  const film = data.videos.find(({ key }) => key === video)
  return {
    ...facts,
    image: idOrNull(ids.media, image),
    gallery: gallery?.map((slide) => ({
      image: idOf(ids.media, slide.image),
      alt: slide.alt,
      link: toHrefs(slide.to, writeHref),
    })),
    preset: idOrNull(ids.presets, preset),
    marker: idOrNull(ids.media, marker),
    videoUrl: video && toVideoUrl(video, data, payload),
    videoMimetype: film?.mimetype,
    poster: idOrNull(ids.media, film?.poster),
  }
}

/** The address under which the media library serves a bundled film. */
function toVideoUrl(
  video: string,
  { videos }: Pick<SeedData, 'videos'>,
  { config }: Pick<SeedContext['payload'], 'config'>,
): string {
  const file = videos.find(({ key }) => key === video)?.file ?? video
  return `${config.routes.api}/media/file/kassei-${file}`
}
