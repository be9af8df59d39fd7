import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isStaff } from '../access/roles'
import { words } from '../fields/words'
import { createFieldError } from './editor-message'

const label = words('Bestand', 'Fichier', 'File', 'Datei')

const missing = words(
  'Kies een bestand van uw toestel. Een adres op het web wordt niet opgehaald.',
  'Choisissez un fichier sur votre appareil. Une adresse web n’est pas récupérée.',
  'Choose a file on your device. An address on the web is not fetched.',
  'Wählen Sie eine Datei auf Ihrem Gerät. Eine Webadresse wird nicht abgerufen.',
)

/** Media types as people call them: `image/jpeg` is a JPEG, `video/quicktime` a QUICKTIME. */
function toKinds(types: readonly string[]): string {
  return types
    .map((type) => (type.split('/')[1] ?? type).replace(/\+.*$/, '').toUpperCase())
    .join(', ')
}

function toRefusal(name: string, types: readonly string[]) {
  const kinds = toKinds(types)
  return words(
    `"${name}" is vanbinnen geen bestand van een soort die hier kan (${kinds}). Open het op uw toestel, bewaar het als een daarvan en voeg het opnieuw toe.`,
    `« ${name} » n’a pas le contenu d’un fichier accepté ici (${kinds}). Ouvrez-le sur votre appareil, enregistrez-le dans un de ces formats et ajoutez-le à nouveau.`,
    `"${name}" does not hold a file of a kind that is accepted here (${kinds}). Open it on your device, save it as one of these and add it again.`,
    `„${name}“ enthält keine Datei einer hier möglichen Art (${kinds}). Öffnen Sie sie auf Ihrem Gerät, speichern Sie sie in einem dieser Formate und fügen Sie sie erneut hinzu.`,
  )
}

async function findType(file: NonNullable<PayloadRequest['file']>): Promise<string | null> {
  // A file that came by HTTP and stays in memory has an empty path.
  const { tempFilePath: path = '' } = file
  const found = path === '' ? await fileTypeFromBuffer(file.data) : await fileTypeFromFile(path)
  return found?.mime ?? null
}

/**
 * Says in the language of the desk what is wrong with a file before the framework says it in English:
 * that its bytes are of another kind than its name promises, or that there is none. Without a file
 * the framework would fetch whatever address the request names.
 */
export const refuseForeignFile: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (!isStaff(req.user)) return
  const { file } = req
  if (!file) {
    const isCopy = Boolean(Reflect.get(args, 'duplicateFromID'))
    if (operation !== 'create' || isCopy || req.payloadAPI !== 'REST') return
    throw createFieldError(req, { collection: collection.slug, path: 'file', label, text: missing })
  }
  // A drawing is text, whose bytes tell no kind; it has a rule of its own.
  if (file.mimetype.includes('svg') || file.name.toLowerCase().endsWith('.svg')) return
  const types = collection.upload.mimeTypes ?? []
  const found = await findType(file)
  if (found !== null && types.includes(found)) return
  const text = toRefusal(file.name, types)
  throw createFieldError(req, { collection: collection.slug, path: 'file', label, text })
}
