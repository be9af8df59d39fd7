import { isBareModule } from '@/domain/grid/bare-module'
import { moduleTypes } from '../registry'
import type { ModuleView } from './module-view'

const typesOfWords = moduleTypes.filter((one) => 'livesByWords' in one).map(({ type }) => type)

const picturesOf = ({ background, image, images }: ModuleView) =>
  images.length +
  (image === null ? 0 : 1) +
  (background.kind === 'image' || background.kind === 'gallery' ? 1 : 0)

/** Whether visitors are spared a module: it lives by words and has none in their language. */
export function isLeftOut(module: ModuleView): boolean {
  const { description, link, title, type } = module
  const isOfWords = typesOfWords.some((one) => one === type)
  const pictures = picturesOf(module)
  return isOfWords && isBareModule({ title, description, hasLink: link !== null, pictures })
}
