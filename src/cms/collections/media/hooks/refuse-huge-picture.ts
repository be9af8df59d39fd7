import sharp from 'sharp'
import type { CollectionBeforeOperationHook } from 'payload'
import { formatNumber } from '@/domain/formats/numbers'
import { words } from '../../../fields/words'
import { createFieldError } from '../../../hooks/editor-message'

/** A decoded picture takes four bytes a pixel; no camera that agents carry makes larger ones. */
const pixelsMax = 120_000_000

/** The measures that a file states in its first bytes; null where it is no picture. */
async function readMeasures(data: Buffer | string) {
  try {
    const { width, height } = await sharp(data, { limitInputPixels: false }).metadata()
    return { width, height }
  } catch {
    // What cannot be read is refused by the framework, which looks at the bytes.
    return null
  }
}

/**
 * Refuses a picture that would fill the memory once it is unpacked, in words: a few kilobytes can
 * hold a white square as large as a field.
 */
export const refuseHugePicture: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req
  if (!file?.mimetype.startsWith('image/') || file.mimetype.includes('svg')) return
  // A file that came by HTTP and stays in memory has an empty path.
  const { tempFilePath: path = '' } = file
  const measures = await readMeasures(path === '' ? file.data : path)
  if (measures === null || measures.width * measures.height <= pixelsMax) return
  const size = `${formatNumber(measures.width)} × ${formatNumber(measures.height)}`
  throw createFieldError(req, {
    collection: 'media',
    path: 'file',
    label: words('Bestand', 'Fichier', 'File', 'Datei'),
    text: words(
      `"${file.name}" is te groot: ${size} pixels. Verklein het tot hoogstens 8.000 pixels per zijde.`,
      `« ${file.name} » est trop grand : ${size} pixels. Réduisez-le à 8.000 pixels par côté au plus.`,
      `"${file.name}" is too large: ${size} pixels. Reduce it to 8.000 pixels on each side at most.`,
      `„${file.name}“ ist zu groß: ${size} Pixel. Verkleinern Sie es auf höchstens 8.000 Pixel je Seite.`,
    ),
  })
}
