import { MediaPicture } from '@/features/media/media-picture'
import { isFormKind } from '@/forms/registry'
import { EmptyModule } from '../../_kit/empty-module'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findFormKind } from '../form-kind'
import { ModuleForm } from './module-form'
import styles from './form-image.module.css'

/** A form beside a picture as high as itself. */
export function ContactFormImage({
  module,
  locale,
  isPreview,
  namesHidden,
  formToken,
  pageHref,
  query,
}: ModuleProps) {
  const kind = findFormKind(module)
  if (!isFormKind(kind)) return <EmptyModule module={module} namesHidden={namesHidden} />
  return (
    <div className={styles.pair}>
      {module.image && (
        <div className={styles.picture}>
          <MediaPicture
            alt=""
            fill
            inset={false}
            picture={module.image}
            sizes="(min-width: 961px) 42vw, 75vw"
          />
        </div>
      )}
      <div className={styles.form}>
        <ModuleFrame module={module}>
          <ModuleForm
            formToken={formToken}
            isPreview={isPreview}
            kind={kind}
            locale={locale}
            pageHref={pageHref}
            query={query}
          />
        </ModuleFrame>
      </div>
    </div>
  )
}
