import { getTranslations } from 'next-intl/server'
import { phoneHref } from '@/domain/contact/phone'
import type { Locale } from '@/domain/kernel/locales'
import { MediaPicture } from '@/features/media/media-picture'
import type { PictureView } from '@/features/media/to-picture'
import { getOffice } from '@/features/office/office-queries'
import { getFormTexts } from '@/forms/_kit/get-form-texts'
import type { FormKind } from '@/forms/registry'
import { Link } from '@/ui/link/link'
import { Plate } from '@/ui/plate/plate'
import styles from './form.module.css'

type FormAsideProps = { kind: FormKind; locale: Locale; image: PictureView | null }

/** Beside a form: what happens once it is sent, and how else the agency can be reached. */
export async function FormAside({ kind, locale, image }: FormAsideProps) {
  const [t, { texts }, office] = await Promise.all([
    getTranslations('modules'),
    getFormTexts(kind, locale),
    getOffice(locale),
  ])
  const phone = phoneHref(office.phone)
  return (
    <aside className={styles.aside}>
      {image && (
        <MediaPicture picture={image} ratio="4 / 3" sizes="(min-width: 961px) 36vw, 75vw" />
      )}
      {texts.after && (
        <div>
          <h3 className={styles.title}>{t('after')}</h3>
          <ol className={styles.steps}>
            {Object.values(texts.after).map((step, index) => (
              <li className={styles.step} key={step}>
                <Plate tone="ink">{index + 1}</Plate>
                <p>{step}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className={styles.office}>
        <h3 className={styles.title}>{t('ratherTalk')}</h3>
        {phone && (
          <p className={styles.phone}>
            <Link href={phone}>{office.phone}</Link>
          </p>
        )}
        {office.email && (
          <p>
            <Link href={`mailto:${office.email}`}>{office.email}</Link>
          </p>
        )}
        {office.openingHours && <p className={styles.hours}>{office.openingHours}</p>}
      </div>
    </aside>
  )
}
