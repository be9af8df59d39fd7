import type { CollectionConfig } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { editorsOnly } from '../../access/editors-only'
import { staffOnly } from '../../access/staff-only'
import { mediaTag, siteTag } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { textField } from '../../fields/plain-text'
import { refuseForeignFile } from '../../hooks/refuse-foreign-file'
import { refuseFullDisk } from '../../hooks/refuse-full-disk'
import { keepFileNameSafe } from '../../hooks/safe-file-name'
import { mergeHooks } from '../../hooks/merge-hooks'
import { createRevalidateHooks } from '../../hooks/revalidate'
import { createListingRefresh } from '../../read-model/refresh-hooks'
import { filmTypes, mediaForSite } from './access'
import { altField, altLanguageFields } from './alt-field'
import { usedOnField } from '../../fields/used-on-field'
import { refuseActiveSvg } from './hooks/refuse-active-svg'
import { refuseForeignSvg } from './hooks/refuse-foreign-svg'
import { refuseHugePicture } from './hooks/refuse-huge-picture'
import { mediaKindField } from './kind-field'

/** Pixels per side of the stored original; larger uploads are reduced, which also drops metadata. */
const sidePixelsMax = 4096

/**
 * Pictures and films of the site. A picture is shown to whoever has its address, which holds a key
 * that only the pages hand out; a film to whoever knows its name. Everything private belongs in the
 * documents. Widths are made on demand by the image route.
 *
 * @param settings.directory absolute path of the folder for the files
 */
export function createMedia(settings: { directory: string }): CollectionConfig {
  return {
    slug: 'media',
    labels: {
      singular: { nl: 'Beeld', fr: 'Média', en: 'Media file', de: 'Medium' },
      plural: { nl: 'Beelden', fr: 'Médias', en: 'Media', de: 'Medien' },
    },
    admin: {
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alt', 'kind', 'updatedAt'],
      listSearchableFields: ['filename', 'alt', 'credit'],
      group: adminGroups.content,
      components: { beforeListTable: ['/src/cms/admin/list-tools/list-tools#ListTools'] },
    },
    access: {
      create: agentsAndEditors,
      read: mediaForSite,
      update: staffOnly,
      delete: editorsOnly,
    },
    upload: {
      staticDir: settings.directory,
      mimeTypes: [
        'image/jpeg',
        'image/png',
        'image/webp',
        'image/avif',
        'image/svg+xml',
        ...filmTypes,
      ],
      focalPoint: true,
      crop: false,
      // The server must not fetch addresses that somebody types.
      pasteURL: false,
      // Cameras write the place of the shot, and so somebody's address, into the file. Any
      // processing drops that; without this option the original would be stored as it came.
      resizeOptions: {
        width: sidePixelsMax,
        height: sidePixelsMax,
        fit: 'inside',
        withoutEnlargement: true,
      },
      modifyResponseHeaders: ({ headers }) => {
        headers.set('X-Content-Type-Options', 'nosniff')
        headers.set(
          'Content-Security-Policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        )
      },
    },
    hooks: {
      beforeOperation: [
        refuseFullDisk,
        refuseForeignFile,
        refuseForeignSvg,
        refuseActiveSvg,
        refuseHugePicture,
        keepFileNameSafe,
      ],
      ...mergeHooks(
        // Pages, banners, homes and people show its words and its version.
        createRevalidateHooks<{ id: number }>(
          ({ id }) => [mediaTag(id)],
          () => [siteTag],
        ),
        createListingRefresh('picture'),
      ),
    },
    fields: [
      altField,
      ...altLanguageFields,
      usedOnField(),
      mediaKindField,
      textField({
        name: 'credit',
        label: { nl: 'Maker', fr: 'Auteur', en: 'Credit', de: 'Urheber' },
      }),
    ],
  }
}
