import { getTranslations } from 'next-intl/server'
import { formParameter } from '@/domain/routes/reserved'
import type { ScreenRequest, SubjectForm } from '@/features/routing/screen-request'
import { findDraft } from '@/server/request/form-drafts'
import { Disclosure } from '@/ui/disclosure/disclosure'
import styles from './panels.module.css'

type FoldedFormProps = Pick<ScreenRequest, 'query' | 'renderForm'> & {
  /** Name of the form among the texts. */
  name: 'documents' | 'friend' | 'report'
  kind: SubjectForm['kind']
  publicId: number
}

/**
 * A form that few visitors need, behind its name; open when it came back with what was typed, or when a
 * link leads to it.
 */
export async function FoldedForm({ name, kind, publicId, query, renderForm }: FoldedFormProps) {
  const t = await getTranslations('properties.forms')
  const isBack = findDraft(query?.get(formParameter), kind) !== null
  return (
    <div className={styles.screenOnly}>
      <Disclosure open={isBack} summary={t(name)}>
        {renderForm({ kind, id: kind, subject: { property: publicId } })}
      </Disclosure>
    </div>
  )
}
