import { MediaPicture } from '@/features/media/media-picture'
import { RichText } from '@/features/rich-text/rich-text'
import { Link } from '@/ui/link/link'
import { ItemGrid } from '../../_kit/item-grid'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import styles from './text.module.css'

const picturesPerRowMax = 3

/** The module's own text, with an illustration beside it and a gallery below. */
export function TextView({ module }: ModuleProps) {
  const { description, image, images, link } = module
  return (
    <ModuleFrame module={{ ...module, description: null, link: null }}>
      <div className={styles.columns} data-has-picture={image !== null || undefined}>
        <div>
          {description && <RichText value={description} />}
          {link && (
            <p className={styles.more}>
              <Link href={link.href} look="standalone">
                {link.label}
              </Link>
            </p>
          )}
        </div>
        {image && (
          <MediaPicture picture={image} ratio="4 / 3" sizes="(min-width: 961px) 40vw, 75vw" />
        )}
      </div>
      {images.length > 0 && (
        <div className={styles.gallery}>
          <ItemGrid perRow={Math.min(images.length, picturesPerRowMax)}>
            {images.map((picture) => (
              <MediaPicture
                key={picture.id}
                picture={picture}
                ratio="4 / 3"
                sizes="(min-width: 961px) 33vw, 75vw"
              />
            ))}
          </ItemGrid>
        </div>
      )}
    </ModuleFrame>
  )
}
