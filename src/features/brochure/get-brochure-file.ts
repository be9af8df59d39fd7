import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { err, ok, type Result } from '@/domain/kernel/result'
import { env } from '@/server/env'
import { openKeptFile } from '@/server/kept-files/kept-file'
import { logError } from '@/server/log/log'
import type { Brochure } from './brochure'
import { drawBrochure } from './draw-brochure'
import { paperLine } from './paper-line'
import { readPictures } from './read-pictures'

/** To be raised when the paper looks different for the same content. */
const layout = 1

/** Why a brochure was not made: too many wait, or whoever asked has had many made. */
export type NotMade = { kind: 'busy' } | { kind: 'limited'; retryAfterSeconds: number }

/** Asked when it is the asker's turn, before the work; null lets it begin. */
export type Admit = () => Promise<NotMade | null>

const running = new Map<string, Promise<Result<Buffer, NotMade>>>()

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

async function make(
  brochure: Brochure,
  key: string,
  admit: Admit,
): Promise<Result<Buffer, NotMade>> {
  const made = await paperLine.run(async (): Promise<Result<Buffer, NotMade>> => {
    const refusal = await admit()
    if (refusal !== null) return err(refusal)
    const pictures = await readPictures(brochure)
    const body = await drawBrochure(brochure, pictures)
    // One without a picture that failed serves whoever asked; the next asker may have more luck.
    if (pictures.isComplete) {
      await openFile(brochure)
        .write(key, body)
        // Who asked is served all the same where no room is left to keep it.
        .catch((cause: unknown) => logError('a brochure was made and could not be kept', cause))
    }
    return ok(body)
  })
  return made.ok ? made.value : err({ kind: 'busy' })
}

/**
 * Makes the brochure and keeps it. Those who ask for the same at the same time share the work, and
 * only the first of them is asked whether it may be done.
 *
 * @throws when it cannot be drawn
 */
export async function makeBrochure(
  brochure: Brochure,
  key: string,
  admit: Admit,
): Promise<Result<Buffer, NotMade>> {
  const shared = await running.get(key)
  // That somebody else has had many made is no reason for this asker.
  if (shared && (shared.ok || shared.error.kind === 'busy')) return shared
  const work = make(brochure, key, admit).finally(() => running.delete(key))
  running.set(key, work)
  return work
}
