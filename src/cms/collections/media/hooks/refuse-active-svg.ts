import { readFile } from 'node:fs/promises'
import type { CollectionBeforeOperationHook } from 'payload'
import { words } from '../../../fields/words'
import { createFieldError } from '../../../hooks/editor-message'

/** What a drawing program writes for pages that move, and nobody needs in a logo. */
const active =
  /<(?:\w+:)?(?:script|foreignobject|iframe|embed|object)\b|<[^<>]*(?:\son\w+\s*=|javascript:)/i

/**
 * Refuses a drawing with a script, in words. The framework refuses it as well, and whatever else may run,
 * and says so in English; this hook tells the usual case.
 */
export const refuseActiveSvg: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req
  if (!file?.mimetype.includes('svg')) return
  const { tempFilePath: path = '' } = file
  // Left to guess which file that is, the build takes every one of the project along.
  const data = path === '' ? file.data : await readFile(/* turbopackIgnore: true */ path)
  if (!active.test(data.toString('utf8'))) return
  throw createFieldError(req, {
    collection: 'media',
    path: 'file',
    label: words('Bestand', 'Fichier', 'File', 'Datei'),
    text: words(
      `"${file.name}" bevat een script of iets anders dat in een browser wordt uitgevoerd. Exporteer de tekening zonder interactie, of sla ze op als PNG of WebP.`,
      `« ${file.name} » contient un script ou un autre élément qui s’exécute dans un navigateur. Exportez le dessin sans interactivité, ou enregistrez-le en PNG ou WebP.`,
      `"${file.name}" holds a script or something else that runs in a browser. Export the drawing without interaction, or save it as PNG or WebP.`,
      `„${file.name}“ enthält ein Skript oder etwas anderes, das im Browser ausgeführt wird. Exportieren Sie die Zeichnung ohne Interaktion, oder speichern Sie sie als PNG oder WebP.`,
    ),
  })
}
