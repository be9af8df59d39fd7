import { getTranslations } from 'next-intl/server'
import { toImageSrc } from '@/features/media/image-src'
import { MediaPicture } from '@/features/media/media-picture'
import type { PictureView } from '@/features/media/to-picture'
import styles from './plan-list.module.css'

const fullWidth = 1920

/** Floor plans as a whole, never cropped; each one opens at its full size. */
export async function PlanList({ plans }: { plans: readonly PictureView[] }) {
  const t = await getTranslations('projects')
  return (
    <ul className={styles.plans}>
      {plans.map((plan, index) => (
        <li key={plan.id}>
          <a className={styles.link} href={toImageSrc(plan, fullWidth)}>
            <MediaPicture
              alt={plan.alt || t('planAlt', { number: index + 1 })}
              picture={plan}
              sizes="(min-width: 768px) 50vw, 75vw"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
