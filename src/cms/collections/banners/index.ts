import type { CollectionConfig, Condition, Field } from 'payload'
import { createPublishedOrStaff, outOfTrash } from '../../access/published-or-staff'
import { editorsOnly } from '../../access/editors-only'
import { staffOnly } from '../../access/staff-only'
import { translatorsAndEditors } from '../../access/translators-and-editors'
import { besidePart } from '../../admin/beside-record'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { arrayField } from '../../fields/array-field'
import { checkboxField } from '../../fields/checkbox-field'
import { autosavedDrafts } from '../../fields/drafts'
import { linkField, ownPathField } from '../../fields/link-field'
import { localizedText } from '../../fields/localized-text'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { surfaceField } from '../../fields/surface-field'
import { uploadField } from '../../fields/upload-field'
import { createRevalidateHooks } from '../../hooks/revalidate'

/** The large picture, film or slider at the top of a page. */
export const Banners: CollectionConfig = {
  slug: 'banners',
  labels: {
    singular: { nl: 'Banner', fr: 'Bannière', en: 'Banner', de: 'Kopfbild' },
    plural: { nl: 'Banners', fr: 'Bannières', en: 'Banners', de: 'Kopfbilder' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'show', '_status'],
    group: adminGroups.content,
    components: { edit: besidePart },
    description: {
      nl: 'Het grote beeld, de galerij of de video boven aan een pagina. Het bordje op de foto van een pand is een label op foto.',
      fr: 'La grande image, la galerie ou la vidéo en haut d’une page. La plaque sur la photo d’un bien est une étiquette photo.',
      en: 'The large picture, gallery or video on top of a page. The plate on the picture of a property is a picture label.',
      de: 'Das große Bild, die Galerie oder das Video oben auf einer Seite. Das Schild auf dem Foto eines Objekts ist ein Fotoetikett.',
    },
  },
  versions: autosavedDrafts,
  trash: true,
  access: {
    create: editorsOnly,
    read: createPublishedOrStaff({ show: { equals: true }, ...outOfTrash }),
    update: translatorsAndEditors,
    delete: editorsOnly,
    readVersions: staffOnly,
  },
  hooks: {
    ...createRevalidateHooks(() => [cacheTags.banners]),
  },
  fields: [
    textField({
      name: 'name',
      label: { nl: 'Interne naam', fr: 'Nom interne', en: 'Internal name', de: 'Interner Name' },
      required: true,
    }),
    checkboxField({
      name: 'show',
      label: { nl: 'Tonen', fr: 'Afficher', en: 'Show', de: 'Zeigen' },
      defaultValue: true,
      index: true,
    }),
    selectField({
      name: 'type',
      label: { nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' },
      options: {
        image: { nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' },
        gallery: { nl: 'Galerij', fr: 'Galerie', en: 'Gallery', de: 'Galerie' },
        video: { nl: 'Video', fr: 'Vidéo', en: 'Video', de: 'Video' },
        properties: { nl: 'Panden', fr: 'Biens', en: 'Properties', de: 'Objekte' },
        projects: { nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' },
        map: { nl: 'Kaart', fr: 'Carte', en: 'Map', de: 'Karte' },
        color: { nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' },
      },
      required: true,
      defaultValue: 'image',
    }),
    localizedText({ name: 'title', label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' } }),
    localizedText({
      name: 'description',
      label: { nl: 'Eerste regel', fr: 'Première ligne', en: 'First line', de: 'Erste Zeile' },
    }),
    localizedText({
      name: 'description2',
      label: { nl: 'Tweede regel', fr: 'Deuxième ligne', en: 'Second line', de: 'Zweite Zeile' },
    }),
    ...createPictureFields(),
    relationshipField({
      name: 'preset',
      label: { nl: 'Lijst', fr: 'Liste', en: 'List', de: 'Liste' },
      relationTo: 'list-presets',
      condition: whenType('properties', 'projects', 'map'),
    }),
    ...createMapFields(),
  ],
}

function whenType(...types: string[]): Condition {
  return (data) => types.includes(data.type)
}

/** How the map looks and what it says; plates that keep a home off the map say so themselves. */
function createMapFields(): Field[] {
  return [
    selectField({
      name: 'mapType',
      label: { nl: 'Soort kaart', fr: 'Type de carte', en: 'Kind of map', de: 'Art der Karte' },
      options: {
        groups: {
          nl: 'Panden die dicht bij elkaar liggen samen',
          fr: 'Biens voisins regroupés',
          en: 'Properties close together as one',
          de: 'Nahe Objekte zusammengefasst',
        },
        points: {
          nl: 'Elk pand apart',
          fr: 'Chaque bien séparément',
          en: 'Every property by itself',
          de: 'Jedes Objekt einzeln',
        },
      },
      defaultValue: 'groups',
      condition: whenType('map'),
    }),
    localizedText({
      name: 'mapInfo',
      label: {
        nl: 'Tekst op de kaart',
        fr: 'Texte sur la carte',
        en: 'Text on the map',
        de: 'Text auf der Karte',
      },
      description: {
        nl: 'Een korte zin in de hoek van de kaart. Leeg staat er geen.',
        fr: 'Une courte phrase dans le coin de la carte. Vide : aucune.',
        en: 'A short sentence in the corner of the map. None when empty.',
        de: 'Ein kurzer Satz in der Ecke der Karte. Leer: keiner.',
      },
      condition: whenType('map'),
    }),
    uploadField({
      name: 'marker',
      label: { nl: 'Eigen teken', fr: 'Repère propre', en: 'Own marker', de: 'Eigenes Zeichen' },
      description: {
        nl: 'Een klein vierkant beeld dat een pand aanduidt; leeg het teken van de site.',
        fr: 'Une petite image carrée qui marque un bien ; vide : le repère du site.',
        en: 'A small square picture that marks a property; the site’s own when empty.',
        de: 'Ein kleines quadratisches Bild für ein Objekt; leer das Zeichen der Website.',
      },
      condition: whenType('map'),
    }),
  ]
}

function createPictureFields(): Field[] {
  return [
    uploadField({
      name: 'image',
      label: { nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' },
      description: {
        nl: 'Dient ook wanneer een galerij of lijst leeg is.',
        fr: 'Sert aussi quand une galerie ou une liste est vide.',
        en: 'Also serves when a gallery or list is empty.',
        de: 'Dient auch, wenn eine Galerie oder Liste leer ist.',
      },
    }),
    arrayField({
      name: 'gallery',
      label: { nl: 'Galerij', fr: 'Galerie', en: 'Gallery', de: 'Galerie' },
      singular: { nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' },
      admin: { condition: whenType('gallery') },
      fields: [
        uploadField({
          name: 'image',
          label: { nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' },
        }),
        localizedText({
          name: 'alt',
          label: { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
        }),
        linkField({ name: 'link' }),
      ],
    }),
    ownPathField({
      name: 'videoUrl',
      label: {
        nl: 'Adres van de video',
        fr: 'Adresse de la vidéo',
        en: 'Address of the video',
        de: 'Adresse des Videos',
      },
      condition: whenType('video'),
    }),
    textField({
      name: 'videoMimetype',
      label: { nl: 'Mediatype', fr: 'Type de média', en: 'Media type', de: 'Medientyp' },
      description: {
        nl: 'Zoals video/mp4.',
        fr: 'Par exemple video/mp4.',
        en: 'Such as video/mp4.',
        de: 'Zum Beispiel video/mp4.',
      },
      maxLength: 60,
      condition: whenType('video'),
    }),
    uploadField({
      name: 'poster',
      label: {
        nl: 'Beeld voor de video start',
        fr: 'Image avant la vidéo',
        en: 'Picture before the video starts',
        de: 'Bild vor dem Start des Videos',
      },
      condition: whenType('video'),
    }),
    surfaceField(),
  ]
}
