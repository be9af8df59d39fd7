import { gridColumns } from '@/domain/grid/placement'
import { isFormKind } from '@/forms/registry'
import { EmptyModule } from '../../_kit/empty-module'
import { ModuleFrame } from '../../_kit/module-frame'
import type { ModuleProps } from '../../_kit/module-view'
import { findFormKind } from '../form-kind'
import { FormAside } from './form-aside'
import { ModuleForm } from './module-form'
import styles from './form.module.css'

/** A form in one column; where it has the page's width, what happens next stands beside it. */
export function ContactForm(props: ModuleProps) {
  const { module, locale, isPreview, namesHidden, formToken, pageHref, query } = props
  const kind = findFormKind(module)
  if (!isFormKind(kind)) return <EmptyModule module={module} namesHidden={namesHidden} />
  const hasRoom = module.columns.lg === gridColumns && module.background.kind === 'none'
  const form = (
    <ModuleForm
      formToken={formToken}
      isPreview={isPreview}
      kind={kind}
      locale={locale}
      pageHref={pageHref}
      query={query}
    />
  )
  return (
    <ModuleFrame module={module}>
      {hasRoom ? (
        <div className={styles.pair}>
          {form}
          <FormAside image={module.image} kind={kind} locale={locale} />
        </div>
      ) : (
        form
      )}
    </ModuleFrame>
  )
}
