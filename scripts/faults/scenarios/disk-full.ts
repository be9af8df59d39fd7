import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { requestToken } from '../../../tests/e2e/_kit/editor'
import { hasCode, Advice } from '../../terminal/advice'
import { closeAtEnd } from '../../terminal/shutdown'
import { withClient } from '../../postgres/connect'
import { askPage } from '../pages'
import type { Scenario } from '../scenario'
import type { Stage } from '../stage'
import { sendForms } from '../visitors'

const run = promisify(execFile)

/** Room for a few pictures above what the site leaves free. */
const diskMegabytes = 48
const uploadsMax = 40
const side = 900
const firstVisitor = 40_001
const forms = 20

type Disk = { folder: string; unmount: () => Promise<void> }

/** @throws Advice when this account may not mount a file system */
async function mountSmallDisk(): Promise<Disk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=1777`, 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true, force: true })
    throw new Advice(
      'A full disk is shown on a small one of its own, for which root has to mount a tmpfs: run this scenario as root on Linux, in a container with the capability SYS_ADMIN.',
    )
  }
  let isMounted = true
  const unmount = async () => {
    if (!isMounted) return
    isMounted = false
    await run('umount', ['-l', folder])
    await rm(folder, { recursive: true, force: true })
  }
  closeAtEnd(unmount)
  return { folder, unmount }
}

/** A picture that no format can make smaller. */
async function createNoise(): Promise<Blob> {
  const raw = { width: side, height: side, channels: 3 } as const
  const body = await sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return new Blob([new Uint8Array(body)], { type: 'image/png' })
}

type Upload = { status: number; text: string }

async function upload(origin: string, authorization: string, name: string): Promise<Upload> {
  const body = new FormData()
  body.append('file', await createNoise(), name)
  body.append('_payload', JSON.stringify({ alt: 'Ruis' }))
  const answer = await fetch(`${origin}/api/media/?locale=nl`, {
    method: 'POST',
    headers: { authorization, origin, 'accept-language': 'nl' },
    body,
  })
  return { status: answer.status, text: await answer.text() }
}

/**
 * The address of a picture in a size of the site. Only pages hand it out, so that the picture becomes
 * the logo.
 *
 * @throws Error when no page shows it
 */
async function findPictureAddress(
  origin: string,
  authorization: string,
  id: number,
): Promise<string> {
  const answer = await fetch(`${origin}/api/globals/site/?locale=nl`, {
    method: 'POST',
    headers: { authorization, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ logo: id }),
  })
  if (!answer.ok) throw new Error(`The logo was expected to change, but ${answer.status} came`)
  for (let tries = 0; tries < 50; tries += 1) {
    const { body } = await askPage(origin, '/nl/')
    const [address] = new RegExp(`/img/${id}/[^" ]+`).exec(body) ?? []
    if (address !== undefined) return address.replaceAll('&amp;', '&')
    await sleep(200)
  }
  throw new Error(`A page was expected to show picture ${id} as its logo`)
}

/** Takes what is left, to the last byte. */
async function fill(folder: string): Promise<string> {
  const filler = path.join(folder, 'filler')
  const block = Buffer.alloc(64 * 1024)
  try {
    for (;;) await appendFile(filler, block)
  } catch (err) {
    if (!hasCode(err) || err.code !== 'ENOSPC') throw err
  }
  return filler
}

type Kept = { id: number; filename: string; filesize: number }

async function readKept(databaseUrl: string): Promise<Kept[]> {
  return withClient(databaseUrl, async (client) => {
    const text =
      "select id, filename, filesize::int as filesize from media where filename like 'noise-%'"
    return (await client.query<Kept>(text)).rows
  })
}

/** Files without a record, records without a file, and files that were cut off. */
async function findHalves(media: string, kept: readonly Kept[]): Promise<string[]> {
  const files = (await readdir(media)).filter((name) => name.includes('noise-'))
  const sizes = await Promise.all(
    files.map(async (name) => [name, (await stat(path.join(media, name))).size] as const),
  )
  const known = new Map(kept.map(({ filename, filesize }) => [filename, filesize]))
  return [
    ...sizes.flatMap(([name, size]) =>
      known.get(name) === size ? [] : [`${name} of ${size} bytes is in no record of that size`],
    ),
    ...kept.flatMap(({ filename }) =>
      files.includes(filename) ? [] : [`${filename} stands in a record and not on the disk`],
    ),
  ]
}

async function uploadUntilRefused(origin: string, authorization: string) {
  for (let count = 0; count < uploadsMax; count += 1) {
    const answer = await upload(origin, authorization, `noise-${count}.png`)
    if (answer.status !== 201) return { accepted: count, refusal: answer }
  }
  return { accepted: uploadsMax, refusal: null }
}

async function show(stage: Stage, folder: string) {
  const { origin, databaseUrl } = stage
  const [media, cache] = [path.join(folder, 'media'), path.join(folder, 'cache')]
  await Promise.all([mkdir(media), mkdir(cache)])
  await stage.restartSite({
    MEDIA_DIR: media,
    DOCUMENT_DIR: path.join(folder, 'documents'),
    IMAGE_CACHE_DIR: cache,
  })
  const authorization = `JWT ${await requestToken(origin)}`
  const { accepted, refusal } = await uploadUntilRefused(origin, authorization)
  const filler = await fill(folder)
  const [refusedFull, [picture]] = [
    await upload(origin, authorization, 'noise-full.png'),
    await readKept(databaseUrl),
  ]
  const address = await findPictureAddress(origin, authorization, picture?.id ?? 0)
  const rendition = await askPage(origin, address)
  const page = await askPage(origin, '/nl/te-koop/?minPrice=41000')
  const sent = await sendForms(origin, { first: firstVisitor, count: forms, clients: 5 })
  const halves = await findHalves(media, await readKept(databaseUrl))
  const cached = await readdir(cache, { recursive: true, withFileTypes: true })
  await rm(filler)
  await Promise.all((await readdir(media)).slice(0, 4).map((name) => rm(path.join(media, name))))
  const after = await upload(origin, authorization, 'noise-after.png')
  const isClear = (answer: Upload | null) => answer?.text.includes('geen plaats meer') ?? false
  const broken = [
    ...(accepted > 0 ? [] : ['no picture was taken while there was room']),
    ...(refusal !== null && isClear(refusal)
      ? []
      : [`the last picture was answered ${refusal?.status}: ${refusal?.text.slice(0, 200)}`]),
    ...(isClear(refusedFull)
      ? []
      : [`with a disk full to the last byte a picture was answered ${refusedFull.status}`]),
    ...halves,
    ...(rendition.status === 200 ? [] : [`a picture on the disk answered ${rendition.status}`]),
    ...(page.status === 200 ? [] : [`a page answered ${page.status}`]),
    ...(sent.refusals.size === 0 ? [] : ['forms were refused']),
    // The folder that was made for it is no harm, a file of it would be.
    ...cached
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${name} was left half written in the cache of pictures`),
    ...(after.status === 201 ? [] : [`with room again a picture was answered ${after.status}`]),
  ]
  const figures = {
    'megabytes of the disk': diskMegabytes,
    'pictures taken': accepted,
    'refusal by status': refusal?.status ?? null,
    'files without a record, or cut off': halves.length,
    'picture in another size on the full disk': rendition.status,
    'new page on the full disk': page.status,
    'forms thanked for on the full disk': sent.acknowledged.length,
    'picture once there was room': after.status,
  }
  return { figures, broken }
}

/** The disk of the uploads fills up: files are refused in words, nothing is left by halves. */
export const diskFull: Scenario = {
  name: 'disk-full',
  title: `Pictures are uploaded to a disk of ${diskMegabytes} megabytes`,
  run: async (stage) => {
    const disk = await mountSmallDisk()
    try {
      return await show(stage, disk.folder)
    } finally {
      await stage.restartSite()
      await disk.unmount()
    }
  },
}
