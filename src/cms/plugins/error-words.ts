import type { AfterErrorHook } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'
import { problemTexts } from '../bulk/texts'
import { uploadMegabytesMax } from '../fields/bounds'
import { words } from '../fields/words'
import { toEditorMessage } from '../hooks/editor-message'
import { isBrokenForm, readRefusal } from '../hooks/read-refusal'

const failedText = words(
  'Er liep iets mis op de server. Uw wijziging is niet bewaard. Probeer het zo dadelijk opnieuw.',
  'Une erreur s’est produite sur le serveur. Votre modification n’est pas enregistrée. Réessayez dans un instant.',
  'Something went wrong on the server. Your change was not saved. Try again in a moment.',
  'Auf dem Server ist etwas schiefgegangen. Ihre Änderung wurde nicht gespeichert. Versuchen Sie es gleich erneut.',
)

const tooLargeText = words(
  `Dit bestand is te groot: hoogstens ${uploadMegabytesMax} MB.`,
  `Ce fichier est trop volumineux : ${uploadMegabytesMax} Mo au plus.`,
  `This file is too large: ${uploadMegabytesMax} MB at most.`,
  `Diese Datei ist zu groß: höchstens ${uploadMegabytesMax} MB.`,
)

const brokenFormText = words(
  'Wat u verstuurde, kwam niet volledig aan. Probeer het opnieuw.',
  'Ce que vous avez envoyé n’est pas arrivé en entier. Réessayez.',
  'What you sent did not arrive whole. Try again.',
  'Was Sie gesendet haben, ist nicht vollständig angekommen. Versuchen Sie es erneut.',
)

function findWords(error: Error): { status: number; text: LocalizedText } | null {
  if (readRefusal(error)?.kind === 'locked') return { status: 423, text: problemTexts.locked }
  if (isBrokenForm(error)) return { status: 400, text: brokenFormText }
  const status: unknown = Reflect.get(error, 'status')
  // As any other refusal of a file: the drawer for many pictures hangs on a 413, because it asks the
  // server for the form of that picture with all that is drawn in it.
  if (status === 413) return { status: 400, text: tooLargeText }
  // What no operation refused on purpose; the framework hides its message.
  const isHidden =
    Reflect.get(error, 'isPublic') !== true && (status === undefined || status === 500)
  return isHidden ? { status: 500, text: failedText } : null
}

/**
 * A refusal whose class lost its name in the built site. The framework shows the message of an error
 * with a name alone, and would call every sentence of ours an unknown error.
 */
function findNamelessRefusal(error: Error): { status: number; message: string } | null {
  const status: unknown = Reflect.get(error, 'status')
  const isRefusal = error.name === '' && Reflect.get(error, 'isPublic') === true
  return isRefusal && typeof status === 'number' ? { status, message: error.message } : null
}

/**
 * Says in the language of the desk what the framework says in English alone: that a colleague holds
 * the record, that the server failed, that a file is too large. Its other refusals it
 * translates itself.
 */
export const sayErrors: AfterErrorHook = ({ error, req }) => {
  const found = findWords(error)
  if (found !== null) {
    const { status, text } = found
    return { status, response: { errors: [{ message: toEditorMessage(req, text) }] } }
  }
  const refusal = findNamelessRefusal(error)
  if (refusal === null) return
  return { status: refusal.status, response: { errors: [{ message: refusal.message }] } }
}
