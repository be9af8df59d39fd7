'use client'

import { useEffect } from 'react'
import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import { findPublishNotice } from '@/domain/publication/unseen'
import { say } from '../say'
import styles from './publish-aid.module.css'
import { publishTexts } from './texts'

/**
 * Milliseconds after which the framework has taken note of the refused fields; it does so after 250
 * without a change.
 */
const notedMs = 400

/**
 * After a publication that was refused the framework takes the form for saved, though nothing is: its
 * buttons stay off and the changes can be kept by nobody. What was not saved is still to be saved.
 *
 * A form that is to be saved is asked for at the server as soon as it differs from what the framework
 * took note of. That answer knows the rules of single fields alone and calls every refused one good:
 * its tab would lose the mark a moment after the refusal. So this waits until nothing differs.
 */
function useKeptChanges(): void {
  const { setModified } = useForm()
  const [isSubmitted, isProcessing] = [useFormSubmitted(), useFormProcessing()]
  const isModified = useFormModified()
  const [fields] = useAllFormFields()
  const isRefused = isSubmitted && !isProcessing && !isModified
  useEffect(() => {
    if (!isRefused) return
    const timer = setTimeout(() => setModified(true), notedMs)
    return () => clearTimeout(timer)
  }, [fields, isRefused, setModified])
}

/** Beside the buttons of a record: what publishing does not do as it stands, and changes kept for a retry. */
export function PublishAid() {
  useKeptChanges()
  const { i18n } = useTranslation()
  const { collectionSlug = '' } = useDocumentInfo()
  const notice = useFormFields(([fields]) =>
    findPublishNotice(collectionSlug, {
      status: fields['status']?.value,
      show: fields['show']?.value,
    }),
  )
  return (
    <p className={styles.notice} data-notice={notice} role="status">
      {notice === null ? '' : say(publishTexts[notice], i18n.language)}
    </p>
  )
}
