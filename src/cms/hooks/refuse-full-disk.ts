import { mkdir, statfs } from 'node:fs/promises'
import type { CollectionBeforeOperationHook } from 'payload'
import { words } from '../fields/words'
import { createFieldError } from './editor-message'

/**
 * What has to be left on the disk besides a file, in bytes: others may be uploading at the same time,
 * and a disk that is full to the last byte stops more than uploads.
 */
const spareBytes = 32 * 1024 * 1024

/** A file lies there twice for a moment: as it came, and as it is kept. */
const copies = 2

/**
 * Refuses a file for which the disk has no room before anything of it is written: the framework would
 * leave the half that fitted, and say in English that something went wrong.
 */
export const refuseFullDisk: CollectionBeforeOperationHook = async ({ collection, req }) => {
  const { file } = req
  const { staticDir, disableLocalStorage } = collection.upload
  if (!file || disableLocalStorage || staticDir === undefined) return
  // On a new site the first file makes the folder.
  await mkdir(staticDir, { recursive: true })
  const { bavail, bsize } = await statfs(staticDir)
  if (bavail * bsize >= file.size * copies + spareBytes) return
  req.payload.logger.error({ msg: 'no room on the disk for a file', freeBytes: bavail * bsize })
  throw createFieldError(req, {
    collection: collection.slug,
    path: 'file',
    label: words('Bestand', 'Fichier', 'File', 'Datei'),
    text: words(
      `"${file.name}" is niet bewaard: op de server is geen plaats meer. Vraag wie de site beheert om plaats te maken en voeg het daarna opnieuw toe.`,
      `« ${file.name} » n’a pas été enregistré : le serveur n’a plus de place. Demandez à la personne qui gère le site d’en libérer, puis ajoutez-le à nouveau.`,
      `"${file.name}" was not saved: the server has no room left. Ask whoever runs the site to make room, then add it again.`,
      `„${file.name}“ wurde nicht gespeichert: Auf dem Server ist kein Platz mehr. Bitten Sie die Person, die die Website betreibt, Platz zu schaffen, und fügen Sie die Datei danach erneut hinzu.`,
    ),
  })
}
