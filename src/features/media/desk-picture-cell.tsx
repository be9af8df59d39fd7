import 'server-only'
import { cache } from 'react'
import type { Payload, TypedUser } from 'payload'
import { toRelationId } from '@/cms/relation-id'
import styles from './desk-picture-cell.module.css'
import { toImageSrc } from './image-src'
import { toPictureKey } from './picture-key'

type Asker = { payload: Payload; user?: TypedUser | null }

async function findChanges({ payload, user }: Asker, ids: readonly number[]) {
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...ids] } },
    select: { updatedAt: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return new Map(docs.map(({ id, updatedAt }) => [id, updatedAt]))
}

/** Asks for the pictures of all rows of a list at once: those that are named in the same moment. */
const getAsked = cache(() => {
  let ids: number[] = []
  let answer: Promise<Map<number, string>> | null = null
  return (asker: Asker, id: number) => {
    ids.push(id)
    answer ??= new Promise((resolve) => setTimeout(resolve)).then(() => {
      const wanted = ids
      ids = []
      answer = null
      return findChanges(asker, wanted)
    })
    return answer
  }
})

/** The first of the pictures of a record, in a list of the desk. */
export async function DeskPictureCell({ cellData, ...asker }: Asker & { cellData?: unknown }) {
  const id = toRelationId([cellData].flat()[0])
  if (id === null) return null
  const changedAt = (await getAsked()(asker, id)).get(id)
  if (changedAt === undefined) return null
  const src = toImageSrc({ id, version: toPictureKey(id, changedAt) }, 100)
  return <img alt="" className={styles.picture} height={45} loading="lazy" src={src} width={60} />
}
