import type { ModuleProps } from '../../_kit/module-view'
import { ImageBeside } from './image-beside'

/** An article with its picture on the left. */
export function ArticleImageLeft(props: ModuleProps) {
  return <ImageBeside {...props} side="left" />
}
