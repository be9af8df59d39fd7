import type { Module, Page } from '@/cms/payload-types'
import { toRelationId, toRelationIds } from '@/cms/relation-id'
import { mergeWishes } from '@/domain/grid/arrangement'
import { resolveColumns } from '@/domain/grid/placement'
import { toPicture, toPictures } from '@/features/media/to-picture'
import { moduleTypes } from '../registry'
import type { ModuleBackground, ModuleRelation, ModuleView } from './module-view'

/** What a module looks like for which nobody chose a view, as its form says. */
export function findUsualView(type: string): string {
  return moduleTypes.find((one) => one.type === type)?.views[0]?.name ?? ''
}

type Placement = NonNullable<Page['placements']>[number]
type RawRelation = NonNullable<Module['relations']>[number]

function toRelation({ type, preset, article, category, form }: RawRelation): ModuleRelation | null {
  switch (type) {
    case 'property-list':
    case 'project-list': {
      const presetId = toRelationId(preset)
      return presetId === null ? null : { type, presetId }
    }
    case 'article': {
      const articleId = toRelationId(article)
      return articleId === null ? null : { type, articleId }
    }
    case 'category': {
      const categoryId = toRelationId(category)
      return categoryId === null ? null : { type, categoryId }
    }
    default:
      return form ? { type, form } : null
  }
}

/** The type of the background decides what the pictures of a module are for. */
function toBackground(module: Module): ModuleBackground {
  const { backgroundType, colorBackground } = module
  if (backgroundType === 'color' && colorBackground) {
    return { kind: 'color', surface: colorBackground }
  }
  if (backgroundType === 'image') {
    const image = toPicture(module.image)
    return image ? { kind: 'image', image } : { kind: 'none' }
  }
  if (backgroundType === 'gallery') {
    const images = toPictures(module.images)
    return images.length > 0 ? { kind: 'gallery', images } : { kind: 'none' }
  }
  return { kind: 'none' }
}

/**
 * A module where a page places it. What the placement leaves empty is taken from the module.
 *
 * @returns `null` when the module is hidden here, or was not loaded because it is not published
 */
export function toModuleView(placement: Placement): ModuleView | null {
  const { module, hidden } = placement
  if (hidden || !module || typeof module === 'number') return null
  const background = toBackground(module)
  const { label, href } = module.link ?? {}
  return {
    key: placement.id ?? String(module.id),
    id: module.id,
    name: module.name,
    type: module.type,
    view: module.view ?? findUsualView(module.type),
    title: module.title ?? '',
    titleSize: module.titleSize ?? 'm',
    description: module.description ?? null,
    image: background.kind === 'image' ? null : toPicture(module.image),
    images: background.kind === 'gallery' ? [] : toPictures(module.images),
    background,
    classes: module.class ?? [],
    relations: (module.relations ?? []).map(toRelation).filter((relation) => relation !== null),
    link: label && href ? { label, href } : null,
    videoUrl: module.videoUrl ?? '',
    memberIds: toRelationIds(module.members),
    numberItemOfRow: module.numberItemOfRow ?? null,
    maxItems: module.maxItems ?? null,
    columns: resolveColumns(mergeWishes(placement, module)),
    position: placement.position ?? module.position ?? 0,
    sort: placement.sort ?? module.sort ?? 0,
  }
}
