'use client'

import { toRelationId } from '../../relation-id'
import { AnswerButton } from './answer-button.client'

/** In a list of messages: the way to answer one of an owner. */
export function AnswerCell({ rowData }: { rowData?: Readonly<Record<string, unknown>> }) {
  const [ownerId, propertyId] = [
    toRelationId(rowData?.['owner']),
    toRelationId(rowData?.['property']),
  ]
  if (rowData?.['author'] !== 'owner' || ownerId === null || propertyId === null) return null
  return <AnswerButton ownerId={ownerId} propertyId={propertyId} size="small" />
}
