import type { CollectionBeforeOperationHook } from 'payload'
import { administratorsOnly } from '../../../access/administrators-only'
import { createFieldError } from '../../../hooks/editor-message'

/**
 * An SVG can carry scripts, so only administrators upload one. The system (seed, import) has no
 * account and may, too.
 */
export const refuseForeignSvg: CollectionBeforeOperationHook = ({ req }) => {
  const isSvg = req.file?.mimetype.includes('svg') || req.file?.name.toLowerCase().endsWith('.svg')
  const isSystem = req.payloadAPI === 'local' && !req.user
  if (!isSvg || isSystem || administratorsOnly({ req })) return
  throw createFieldError(req, {
    collection: 'media',
    path: 'file',
    label: { nl: 'Bestand', fr: 'Fichier', en: 'File', de: 'Datei' },
    text: {
      nl: `Alleen beheerders mogen SVG-bestanden toevoegen. Sla "${req.file?.name}" op als PNG of WebP.`,
      fr: `Seuls les administrateurs peuvent ajouter des fichiers SVG. Enregistrez « ${req.file?.name} » en PNG ou WebP.`,
      en: `Only administrators may add SVG files. Save "${req.file?.name}" as PNG or WebP.`,
      de: `Nur Administratoren dürfen SVG-Dateien hinzufügen. Speichern Sie „${req.file?.name}“ als PNG oder WebP.`,
    },
  })
}
