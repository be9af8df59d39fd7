import type { PictureView } from '@/features/media/to-picture'
import type { PlateTone } from '@/ui/plate/plate'

/** A property as its owner meets it in lists and at the head of its pages. */
export type OwnedHome = {
  id: number
  title: string
  /** Null while the property is not on the site. */
  href: string | null
  /** In full, whether visitors may read it or not; empty when unknown. */
  address: string
  reference: string
  status: { name: string; tone: PlateTone }
  /** The first one that visitors see; null where they see none. */
  picture: PictureView | null
}
