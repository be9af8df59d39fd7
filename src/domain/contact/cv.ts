import * as z from 'zod'
import { readEnding, type ChosenFile } from './sent-file'

/** Largest curriculum vitae, in bytes. */
export const cvBytesMax = 5 * 1024 * 1024

/** Endings of the files that are taken as a curriculum vitae, without the dot. */
export const cvEndings = ['pdf', 'doc', 'docx', 'odt'] as const

const hasCvEnding = ({ name }: ChosenFile) => cvEndings.some((one) => one === readEnding(name))

const isWhatItSays = ({ name, content }: ChosenFile) =>
  content === undefined || content === readEnding(name)

/**
 * A curriculum vitae. Fails with `cv.missing`, `cv.empty`, `cv.tooLarge` or `cv.wrongType`; the last
 * one also where the content is not what the name says.
 */
export const cvSchema = z
  .custom<ChosenFile>((value) => typeof value === 'object' && value !== null, {
    error: 'cv.missing',
  })
  .refine(({ size }) => size > 0, { error: 'cv.empty', abort: true })
  .refine(({ size }) => size <= cvBytesMax, { error: 'cv.tooLarge', abort: true })
  .refine(hasCvEnding, { error: 'cv.wrongType', abort: true })
  .refine(isWhatItSays, { error: 'cv.wrongType', abort: true })
