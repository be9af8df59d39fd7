import { Icon } from '../icon/icon'
import { Picture } from '../picture/picture'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { GalleryShell } from './late-gallery-shell.client'
import { fullWidth, toViewerItem, type GalleryItem, type GalleryTexts } from './gallery-item'
import styles from './gallery.module.css'

export type { GalleryItem, GalleryTexts }

const shownMax = 5

/** One large picture and up to four small; on the phone one strip to swipe through all of them. */
export function Gallery({ items, texts }: { items: readonly GalleryItem[]; texts: GalleryTexts }) {
  const photos = items.filter(({ kind }) => kind === 'photo')
  const shown = photos.length > 0 ? photos : items
  const first = shown[0]
  if (first === undefined) return null
  return (
    <GalleryShell count={shown.length} items={items.map(toViewerItem)} texts={texts}>
      <ul
        aria-label={texts.label}
        className={styles.pictures}
        data-count={shown.length >= shownMax ? shownMax : Math.min(shown.length, 3)}
        tabIndex={0}
      >
        {shown.map((item, index) => (
          <li className={styles.place} key={item.id}>
            <a className={styles.link} data-gallery-id={item.id} href={item.src(fullWidth)}>
              <Picture
                alt={item.alt}
                className={styles.picture}
                focus={item.focus}
                height={item.height}
                placeholder={item.placeholder}
                priority={index === 0}
                sizes={
                  index === 0 ? '(min-width: 768px) 50vw, 75vw' : '(min-width: 768px) 25vw, 75vw'
                }
                src={item.src}
                width={item.width}
                widths={item.widths}
              />
              <VisuallyHidden> {texts.open}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <a className={styles.all} data-gallery-id={first.id} href={first.src(fullWidth)}>
          <Icon name="image" />
          {texts.all}
        </a>
      )}
    </GalleryShell>
  )
}
