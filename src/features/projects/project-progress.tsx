import { getTranslations } from 'next-intl/server'
import { formatLongDate } from '@/domain/formats/dates'
import type { Locale } from '@/domain/kernel/locales'
import { MediaPicture } from '@/features/media/media-picture'
import { getGalleryTexts, toGalleryItem } from '@/features/properties/gallery-parts'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { toViewerItem, type ViewerItem } from '@/ui/gallery/gallery-item'
import { GalleryShell } from '@/ui/gallery/late-gallery-shell.client'
import { TimeLine } from '@/ui/time-line/time-line'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import styles from './project-progress.module.css'
import type { ProgressView } from './project-view'
import { describeStep, foldProgress } from './to-progress'

type Thumbnail = { picture: ProgressView['pictures'][number]; item: ViewerItem }

type Step = Pick<ProgressView, 'date' | 'text'> & { id: string; thumbnails: readonly Thumbnail[] }

type StepListProps = { steps: readonly Step[]; locale: Locale; openText: string }

/** One picture may stand in several steps, so its place names it in the viewer. */
function toStep({ date, text, pictures }: ProgressView, place: number, locale: Locale): Step {
  const id = `step-${place}`
  const caption = describeStep({ date, text }, locale)
  const thumbnails = pictures.map((picture, index) => ({
    picture,
    item: { ...toViewerItem(toGalleryItem(picture, 'photo')), id: `${id}-${index}`, caption },
  }))
  return { id, date, text, thumbnails }
}

function Thumbnails({ thumbnails, openText }: Pick<Step, 'thumbnails'> & { openText: string }) {
  return (
    <ul className={styles.pictures}>
      {thumbnails.map(({ picture, item }) => (
        <li key={item.id}>
          <a className={styles.link} data-gallery-id={item.id} href={item.full}>
            <MediaPicture picture={picture} ratio="4 / 3" sizes="(min-width: 640px) 145px, 45vw" />
            <VisuallyHidden> {openText}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}

function StepList({ steps, locale, openText }: StepListProps) {
  return (
    <TimeLine
      steps={steps.map(({ id, date, text, thumbnails }) => ({
        id,
        when: <time dateTime={date.slice(0, 10)}>{formatLongDate(date, locale)}</time>,
        body: (
          <>
            {text && <p>{text}</p>}
            {thumbnails.length > 0 && <Thumbnails openText={openText} thumbnails={thumbnails} />}
          </>
        ),
      }))}
    />
  )
}

type ProjectProgressProps = {
  /** Newest first. */
  steps: readonly ProgressView[]
  /** Of the project. */
  name: string
  locale: Locale
}

/** How far the works are, with their pictures in one viewer; many steps fold away the older ones. */
export async function ProjectProgress({ steps, name, locale }: ProjectProgressProps) {
  const t = await getTranslations('projects')
  const texts = await getGalleryTexts(`${name}, ${t('progress')}`, '')
  const { latest, earlier } = foldProgress(steps.map((step, place) => toStep(step, place, locale)))
  const items = [...latest, ...earlier].flatMap(({ thumbnails }) =>
    thumbnails.map(({ item }) => item),
  )
  const list = { locale, openText: texts.open }
  return (
    <GalleryShell count={0} items={items} texts={texts}>
      <StepList steps={latest} {...list} />
      {earlier.length > 0 && (
        <Disclosure summary={t('earlierSteps', { count: earlier.length })}>
          <StepList steps={earlier} {...list} />
        </Disclosure>
      )}
    </GalleryShell>
  )
}
