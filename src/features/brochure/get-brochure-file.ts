import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { err, ok, type Result } from '@/domain/kernel/result'
import { env } from '@/server/env'
import { openKeptFile } from '@/server/kept-files/kept-file'
import { createWaitingLine } from '@/server/waiting-line/waiting-line'
import type { Brochure } from './brochure'
import { drawBrochure } from './draw-brochure'
import { readPictures } from './read-pictures'

/** To be raised when the paper looks different for the same content. */
const layout = 1

/** One at a time: setting a brochure keeps one processor busy for a second or two. */
const line = createWaitingLine(1, 8)

const running = new Map<string, Promise<Result<Buffer, 'busy'>>>()

/**
 * Names the content of a brochure: any change of what stands on it gives another name, so that
 * nothing has to be told when a record changes.
 */
export function toBrochureKey(brochure: Brochure): string {
  return createHash('sha256')
    .update(JSON.stringify([layout, brochure]))
    .digest('base64url')
}

function openFile({ publicId, locale }: Brochure) {
  return openKeptFile(path.join(env().IMAGE_CACHE_DIR, 'brochures'), `${locale}-${publicId}.pdf`)
}

/** The brochure as it was made before from the same content; `null` when it has to be made. */
export function findKeptBrochure(brochure: Brochure, key: string): Promise<Buffer | null> {
  return openFile(brochure).read(key)
}

async function make(brochure: Brochure, key: string): Promise<Result<Buffer, 'busy'>> {
  const made = await line.run(async () => {
    const pictures = await readPictures(brochure)
    const body = await drawBrochure(brochure, pictures)
    // One without a picture that failed serves whoever asked; the next asker may have more luck.
    if (pictures.isComplete) await openFile(brochure).write(key, body)
    return body
  })
  return made.ok ? ok(made.value) : err('busy')
}

/**
 * Makes the brochure and keeps it. Those who ask for the same at the same time share the work;
 * `busy` when too many others wait already.
 *
 * @throws when it cannot be drawn or written
 */
export function makeBrochure(brochure: Brochure, key: string): Promise<Result<Buffer, 'busy'>> {
  const already = running.get(key)
  if (already) return already
  const work = make(brochure, key).finally(() => running.delete(key))
  running.set(key, work)
  return work
}
