import { constants } from 'node:fs'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { noteTexts } from '@/cms/translations/keep-marks'
import type { DrawnPicture } from '../picture-cache'
import type { SeedContext } from './context'
import { findPresent } from './write-record'

/** Marks the files of the demo agency among those that editors upload. */
const filePrefix = 'kassei-'

type MediaFile = {
  key: string
  source: string
  filename: string
  mimeType: string
  /** In pixels; films have none. */
  width?: number
  height?: number
  kind: string
  alt: object
}

export type MediaFolders = { media: string; assets: string }

/**
 * Puts pictures and films into the media library. The files are copied as they are:
 * sending them through the upload would encode every drawing a second time.
 *
 * @param created filled with the files that were made, so that a failing seed can take them away
 */
export async function loadMedia(
  context: SeedContext,
  drawn: readonly DrawnPicture[],
  folders: MediaFolders,
  created: string[],
): Promise<void> {
  await mkdir(folders.media, { recursive: true })
  const files = [...pictureFiles(context, drawn), ...filmFiles(context, folders.assets)]
  const present = await findPresent(
    context,
    'media',
    'filename',
    files.map(({ filename }) => filename),
  )
  for (const file of files) {
    const target = path.join(folders.media, file.filename)
    if (await copyIfMissing(file.source, target)) created.push(target)
    const id = present.get(file.filename) ?? (await createMedia(context, file))
    context.ids.media.set(file.key, id)
  }
  context.report(`${files.length} media files`)
}

function pictureFiles(context: SeedContext, drawn: readonly DrawnPicture[]): MediaFile[] {
  const byKey = new Map(drawn.map((picture) => [picture.key, picture]))
  return context.data.pictures.flatMap(({ key, kind, alt }) => {
    const picture = byKey.get(key)
    if (picture === undefined) return []
    const { file, width, height } = picture
    const filename = `${filePrefix}${key}.webp`
    return [{ key, source: file, filename, mimeType: 'image/webp', width, height, kind, alt }]
  })
}

/** Films that come with the repository. */
function filmFiles({ data }: SeedContext, directory: string): MediaFile[] {
  return data.videos.map(({ key, file, mimetype, alt }) => ({
    key,
    source: path.join(directory, file),
    filename: `${filePrefix}${file}`,
    mimeType: mimetype,
    kind: 'video',
    alt,
  }))
}

async function copyIfMissing(source: string, target: string): Promise<boolean> {
  try {
    await copyFile(source, target, constants.COPYFILE_EXCL)
    return true
  } catch (err) {
    if (err instanceof Error && 'code' in err && err.code === 'EEXIST') return false
    throw err
  }
}

async function createMedia({ payload, req }: SeedContext, file: MediaFile): Promise<number> {
  const { filename, mimeType, width, height, kind, alt, source } = file
  const { size } = await stat(source)
  const row = await payload.db.create({
    collection: 'media',
    req,
    data: {
      filename,
      mimeType,
      filesize: size,
      ...(width !== undefined && { width, height, focalX: 50, focalY: 50 }),
      kind,
      alt,
      credit: 'Kassei vastgoed',
    },
  })
  if (typeof row.id !== 'number') throw new Error('media gave no numeric id')
  noteTexts(req, 'media', row.id)
  return row.id
}
