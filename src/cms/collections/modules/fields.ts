import type { Condition, Field } from 'payload'
import { createGridFields } from '../../fields/grid-fields'
import { createLinkFields, plainLinkField } from '../../fields/link-field'
import { localizedRichText, localizedText } from '../../fields/localized-text'
import { numberField } from '../../fields/number-field'
import { textField } from '../../fields/plain-text'
import { relationshipsField } from '../../fields/relationship-field'
import { multiSelectField, selectField } from '../../fields/select-field'
import { statusField } from '../../fields/status-field'
import { surfaceField } from '../../fields/surface-field'
import { uploadField, uploadsField } from '../../fields/upload-field'
import { usedOnField } from '../../fields/used-on-field'
import { usesField, type ModuleField, type ModuleTypeConfig } from './module-types'
import { createRelationsField } from './relations-field'
import { createTypeFields } from './type-fields'

const itemsMax = 48
const itemsPerRowMax = 6

/** All fields of a module; those that depend on the type show only where the type uses them. */
export function createModuleFields(types: readonly ModuleTypeConfig[]): Field[] {
  const uses =
    (field: ModuleField): Condition =>
    (data) =>
      usesField(types, data.type, field)
  return [
    textField({
      name: 'name',
      label: { nl: 'Interne naam', fr: 'Nom interne', en: 'Internal name', de: 'Interner Name' },
      required: true,
    }),
    usedOnField(),
    ...createTypeFields(types),
    ...createContentFields(uses),
    createRelationsField(types),
    ...createMediaFields(uses),
    ...createGridFields({ isOverride: false }),
    classField,
    statusField(),
  ]
}

function createContentFields(uses: (field: ModuleField) => Condition): Field[] {
  return [
    localizedText({ name: 'title', label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' } }),
    selectField({
      name: 'titleSize',
      label: {
        nl: 'Grootte van de titel',
        fr: 'Taille du titre',
        en: 'Size of the title',
        de: 'Größe des Titels',
      },
      options: {
        s: { nl: 'Klein', fr: 'Petit', en: 'Small', de: 'Klein' },
        m: { nl: 'Normaal', fr: 'Normal', en: 'Normal', de: 'Normal' },
        l: { nl: 'Groot', fr: 'Grand', en: 'Large', de: 'Groß' },
        xl: { nl: 'Zeer groot', fr: 'Très grand', en: 'Very large', de: 'Sehr groß' },
      },
      defaultValue: 'm',
      condition: uses('titleSize'),
    }),
    localizedRichText({
      name: 'description',
      label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
      condition: uses('description'),
    }),
    {
      name: 'link',
      type: 'group',
      label: { nl: 'Link', fr: 'Lien', en: 'Link', de: 'Link' },
      admin: { condition: uses('link') },
      fields: createLinkFields(),
    },
    relationshipsField({
      name: 'members',
      label: {
        nl: 'Teamleden',
        fr: 'Membres de l’équipe',
        en: 'Team members',
        de: 'Teammitglieder',
      },
      description: {
        nl: 'Leeg: het hele team.',
        fr: 'Vide : toute l’équipe.',
        en: 'Empty: the whole team.',
        de: 'Leer: das ganze Team.',
      },
      relationTo: 'team',
      condition: uses('members'),
    }),
    numberField({
      name: 'numberItemOfRow',
      label: {
        nl: 'Aantal per rij',
        fr: 'Nombre par rangée',
        en: 'Items per row',
        de: 'Anzahl pro Zeile',
      },
      min: 1,
      max: itemsPerRowMax,
      condition: uses('numberItemOfRow'),
    }),
    numberField({
      name: 'maxItems',
      label: { nl: 'Hoogste aantal', fr: 'Nombre maximal', en: 'Highest number', de: 'Höchstzahl' },
      min: 1,
      max: itemsMax,
      condition: uses('maxItems'),
    }),
  ]
}

function createMediaFields(uses: (field: ModuleField) => Condition): Field[] {
  return [
    selectField({
      name: 'backgroundType',
      label: { nl: 'Achtergrond', fr: 'Arrière-plan', en: 'Background', de: 'Hintergrund' },
      options: {
        none: { nl: 'Geen', fr: 'Aucun', en: 'None', de: 'Keiner' },
        image: { nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' },
        color: { nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' },
        gallery: { nl: 'Galerij', fr: 'Galerie', en: 'Gallery', de: 'Galerie' },
      },
      required: true,
      defaultValue: 'none',
    }),
    surfaceField({ condition: (data) => data.backgroundType === 'color' }),
    uploadField({
      name: 'image',
      label: { nl: 'Beeld', fr: 'Image', en: 'Picture', de: 'Bild' },
      condition: (data, ...rest) => data.backgroundType === 'image' || uses('image')(data, ...rest),
    }),
    uploadsField({
      name: 'images',
      label: { nl: 'Beelden', fr: 'Images', en: 'Pictures', de: 'Bilder' },
      condition: (data, ...rest) =>
        data.backgroundType === 'gallery' || uses('images')(data, ...rest),
    }),
    plainLinkField({
      name: 'videoUrl',
      label: {
        nl: 'Adres van de video',
        fr: 'Adresse de la vidéo',
        en: 'Address of the video',
        de: 'Adresse des Videos',
      },
      condition: uses('videoUrl'),
    }),
  ]
}

const classField = multiSelectField({
  name: 'class',
  label: { nl: 'Vormgeving', fr: 'Mise en forme', en: 'Styling', de: 'Gestaltung' },
  options: {
    narrow: { nl: 'Smal', fr: 'Étroit', en: 'Narrow', de: 'Schmal' },
    centered: { nl: 'Gecentreerd', fr: 'Centré', en: 'Centred', de: 'Zentriert' },
    bleed: { nl: 'Tot de rand', fr: 'Jusqu’au bord', en: 'To the edge', de: 'Bis zum Rand' },
    tinted: { nl: 'Getint', fr: 'Teinté', en: 'Tinted', de: 'Getönt' },
    ruled: { nl: 'Met lijn', fr: 'Avec filet', en: 'Ruled', de: 'Mit Linie' },
  },
})
