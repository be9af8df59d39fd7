import type { Payload } from 'payload'

type Question = { ownerId: number; propertyId: number; sentAt: string }

/**
 * When the agency first wrote to an owner about a home after a message of theirs; null while it waits.
 * The caller may read the message.
 */
export async function findAnswerTime(
  payload: Payload,
  { ownerId, propertyId, sentAt }: Question,
): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'messages',
    where: {
      and: [
        { owner: { equals: ownerId } },
        { property: { equals: propertyId } },
        { author: { equals: 'agency' } },
        { sentAt: { greater_than: sentAt } },
      ],
    },
    sort: 'sentAt',
    limit: 1,
    depth: 0,
    pagination: false,
    select: { sentAt: true },
  })
  return docs[0]?.sentAt ?? null
}
