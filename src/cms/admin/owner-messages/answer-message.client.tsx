'use client'

import { useEffect } from 'react'
import { toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { toRelationId } from '../../relation-id'
import { ask } from '../ask.client'
import { say } from '../say'
import { AnswerButton } from './answer-button.client'
import { texts } from './texts'

/** Above the form of a message that an owner wrote: the way to answer it. Who opens it has read it. */
export function AnswerMessage() {
  const { i18n } = useTranslation()
  const { id, savedDocumentData } = useDocumentInfo()
  const { author, owner, property, readAt, text } = savedDocumentData ?? {}
  const isUnread = id !== undefined && author === 'owner' && !readAt
  useEffect(() => {
    if (!isUnread) return
    ask(buildDeskApiPath('messages', id, 'read'), { method: 'POST' }).catch(() =>
      toast.error(say(texts.notNoted, i18n.language)),
    )
  }, [i18n.language, id, isUnread])
  const [ownerId, propertyId] = [toRelationId(owner), toRelationId(property)]
  if (author !== 'owner' || ownerId === null || propertyId === null) return null
  return (
    <AnswerButton
      answering={typeof text === 'string' ? text : null}
      ownerId={ownerId}
      propertyId={propertyId}
      size="medium"
    />
  )
}
