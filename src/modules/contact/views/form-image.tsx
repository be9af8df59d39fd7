import { knownPages } from '@/domain/routes/known-pages'
import { MediaPicture } from '@/features/media/media-picture'
import { getAddressBook } from '@/features/routing/address-book'
import { FormView } from '@/forms/_kit/form-view'
import { isFormKind } from '@/forms/registry'
import { EmptyModule } from '../../_kit/empty-module'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findFormKind } from '../form-kind'
import styles from './form-image.module.css'

/** A form beside a picture as high as itself. */
export async function ContactFormImage({
  module,
  locale,
  isPreview,
  formToken,
  pageHref,
  query,
}: ModuleProps) {
  const kind = findFormKind(module)
  if (!isFormKind(kind)) return <EmptyModule isPreview={isPreview} module={module} />
  const { page } = await getAddressBook(locale)
  return (
    <div className={styles.pair}>
      {module.image && (
        <div className={styles.picture}>
          <MediaPicture
            alt=""
            fill
            inset={false}
            picture={module.image}
            sizes="(min-width: 961px) 42vw, 100vw"
          />
        </div>
      )}
      <div className={styles.form}>
        <ModuleFrame module={module}>
          <FormView
            kind={kind}
            locale={locale}
            pageHref={pageHref}
            privacyHref={page(knownPages.privacy)}
            query={query}
            token={formToken}
          />
        </ModuleFrame>
      </div>
    </div>
  )
}
