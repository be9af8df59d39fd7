import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { toPictures } from '@/features/media/to-picture'
import type { ExampleRecords } from '@/modules/_kit/module-example'
import type { ModuleRelation } from '@/modules/_kit/module-view'
import { anonymous, payloadAs } from '@/server/payload'

const samplesMax = 4

/** Saved lists, articles, people and pictures of the running site, for examples to point at. */
export async function findSampleRecords(locale: Locale): Promise<ExampleRecords> {
  const door = await payloadAs(anonymous)
  const read = { locale, fallbackLocale: false, depth: 0, limit: samplesMax } as const
  const [properties, projects, articles, quotes, team, media] = await Promise.all([
    door.find({
      ...read,
      collection: 'list-presets',
      limit: 1,
      where: { kind: { equals: 'properties' }, list: { equals: 'forSale' } },
    }),
    door.find({
      ...read,
      collection: 'list-presets',
      limit: 1,
      where: { kind: { equals: 'projects' } },
    }),
    door.find({ ...read, collection: 'articles', where: { isPublic: { equals: true } } }),
    door.find({ ...read, collection: 'articles', where: { 'quote.person': { exists: true } } }),
    door.find({ ...read, collection: 'team', limit: 3 }),
    door.find({ ...read, collection: 'media', where: { kind: { equals: 'photo' } } }),
  ])
  const toArticle = ({ id }: { id: number }): ModuleRelation => ({ type: 'article', articleId: id })
  return {
    properties: properties.docs.map(({ id }) => ({ type: 'property-list', presetId: id })),
    projects: projects.docs.map(({ id }) => ({ type: 'project-list', presetId: id })),
    articles: articles.docs.map(toArticle),
    quotes: quotes.docs.map(toArticle),
    memberIds: team.docs.map(({ id }) => id),
    pictures: toPictures(media.docs),
  }
}

/** Public ids of a home and a project, for the forms that are about one. */
export async function findSampleSubject(): Promise<{ property?: number; project?: number }> {
  const door = await payloadAs(anonymous)
  const read = { depth: 0, limit: 1, select: { publicId: true }, sort: 'id' } as const
  const [properties, projects] = await Promise.all([
    door.find({ ...read, collection: 'properties' }),
    door.find({ ...read, collection: 'projects' }),
  ])
  return {
    property: properties.docs[0]?.publicId ?? undefined,
    project: projects.docs[0]?.publicId ?? undefined,
  }
}
