import 'server-only'
import { findStrays, mayClearStrays } from '@/domain/privacy/stray-files'
import { queryRows } from '@/server/db'
import { logError, withoutText } from '@/server/log/log'
import { doApart } from '@/server/queue/do-apart'
import {
  listStoredFiles,
  removeStoredFile,
  type FileRoom,
} from '@/server/stored-files/stored-files'

const rooms: readonly FileRoom[] = ['documents', 'media']

/** Asks the database itself: a copy of it may not have heard of the newest records. */
async function findNamed(room: FileRoom, names: readonly string[]): Promise<Set<string>> {
  const rows = await queryRows<{ filename: string }>(
    `select filename from ${room} where filename = any($1)`,
    [names],
  )
  return new Set(rows.map(({ filename }) => filename))
}

async function lookAt(room: FileRoom, now: Date): Promise<{ strays: string[]; named: number }> {
  const strays: string[] = []
  let count = 0
  for await (const files of listStoredFiles(room)) {
    const named = await findNamed(
      room,
      files.map(({ name }) => name),
    )
    count += named.size
    strays.push(...findStrays(files, named, now).map(({ name }) => name))
  }
  return { strays, named: count }
}

async function clearRoom(room: FileRoom, now: Date): Promise<number> {
  const { strays, named } = await lookAt(room, now)
  if (!mayClearStrays({ strays: strays.length, named })) {
    throw new Error(
      `Of the files in ${room}, ${strays.length} have no record and ${named} have one. Nothing was ` +
        'deleted: look whether they are those of this site and this is its database.',
    )
  }
  let gone = 0
  for (const name of strays) {
    try {
      // Looking at all of them took its time; meanwhile a new file may have been given the name.
      if ((await findNamed(room, [name])).size > 0) continue
      await removeStoredFile(room, name)
      gone += 1
    } catch (cause) {
      // One that cannot go must not keep the others.
      logError('a file without a record could not be deleted', withoutText(cause), { room })
    }
  }
  return gone
}

/**
 * Deletes the files of papers and pictures that no record names, once they are older than a day. A
 * server that dies between writing a file and its record leaves one: no list shows it and no erasure
 * reaches it.
 *
 * @returns how many went
 * @throws Error when the database or the store cannot be reached, or where so many files have no
 *   record that they may be another site's; what is left goes the next night
 */
export async function deleteStrayFiles(now: Date): Promise<number> {
  let gone = 0
  const clear = (room: FileRoom) => async () => {
    gone += await clearRoom(room, now)
  }
  await doApart(Object.fromEntries(rooms.map((room) => [`stray-${room}`, clear(room)])), now)
  return gone
}
