import type { Payload } from 'payload'
import { formatDate } from '@/domain/formats/dates'
import { findAnswerTime } from '../../collections/messages/find-answer-time'
import { toRelationId } from '../../relation-id'
import { say } from '../say'
import { AnswerButton } from './answer-button.client'
import { texts } from './texts'

type AnswerCellProps = {
  rowData?: Readonly<Record<string, unknown>>
  payload: Payload
  i18n: { language: string }
}

/** In a list of messages: the way to answer one of an owner, and when that was done. */
export async function AnswerCell({ rowData, payload, i18n }: AnswerCellProps) {
  const { author, owner, property, sentAt, text } = rowData ?? {}
  const [ownerId, propertyId] = [toRelationId(owner), toRelationId(property)]
  if (author !== 'owner' || ownerId === null || propertyId === null) return null
  const answeredAt =
    typeof sentAt === 'string'
      ? await findAnswerTime(payload, { ownerId, propertyId, sentAt })
      : null
  return (
    <>
      {answeredAt !== null && (
        <p>{say(texts.answeredOn, i18n.language, { day: formatDate(answeredAt) })}</p>
      )}
      <AnswerButton
        answering={typeof text === 'string' ? text : null}
        label={answeredAt === null ? undefined : say(texts.again, i18n.language)}
        ownerId={ownerId}
        propertyId={propertyId}
        size="small"
      />
    </>
  )
}
