import type { ModuleProps } from '../../_kit/module-view'
import { ImageBeside } from './image-beside'

/** An article with its picture on the right. */
export function ArticleImageRight(props: ModuleProps) {
  return <ImageBeside {...props} side="right" />
}
