import type { GroupField } from 'payload'
import { checkboxField } from './checkbox-field'
import { localizedText, localizedTextarea } from './localized-text'
import { uploadField } from './upload-field'

/** Search engines cut titles at about 60 and descriptions at about 160 characters. */
const titleMax = 120
const descriptionMax = 320

const titleAdvice = {
  nl: 'Ongeveer 60 tekens; de naam van het kantoor komt erbij. Leeg: de titel van de pagina.',
  fr: 'Environ 60 caractères ; le nom de l’agence s’y ajoute. Vide : le titre de la page.',
  en: 'About 60 characters; the name of the agency is added. Empty: the title of the page.',
  de: 'Etwa 60 Zeichen; der Name des Büros kommt hinzu. Leer: der Titel der Seite.',
}
const descriptionAdvice = {
  nl: 'Ongeveer 160 tekens. Leeg: het begin van de tekst.',
  fr: 'Environ 160 caractères. Vide : le début du texte.',
  en: 'About 160 characters. Empty: the beginning of the text.',
  de: 'Etwa 160 Zeichen. Leer: der Anfang des Textes.',
}

/** What search engines and social networks show of a page, per language. */
export function seoGroup(): GroupField {
  return {
    name: 'seo',
    type: 'group',
    label: {
      nl: 'Zoekmachines en sociale media',
      fr: 'Moteurs de recherche et réseaux sociaux',
      en: 'Search engines and social media',
      de: 'Suchmaschinen und soziale Medien',
    },
    fields: [
      localizedText({
        name: 'title',
        label: {
          nl: 'Titel in zoekmachines',
          fr: 'Titre dans les moteurs de recherche',
          en: 'Title in search engines',
          de: 'Titel in Suchmaschinen',
        },
        description: titleAdvice,
        maxLength: titleMax,
      }),
      localizedTextarea({
        name: 'description',
        label: {
          nl: 'Omschrijving in zoekmachines',
          fr: 'Description dans les moteurs de recherche',
          en: 'Description in search engines',
          de: 'Beschreibung in Suchmaschinen',
        },
        description: descriptionAdvice,
        maxLength: descriptionMax,
        rows: 2,
      }),
      ...createNetworkFields('og', 'Open Graph'),
      uploadField({
        name: 'ogImage',
        label: {
          nl: 'Beeld bij delen',
          fr: 'Image de partage',
          en: 'Picture when shared',
          de: 'Bild beim Teilen',
        },
      }),
      ...createNetworkFields('twitter', 'X / Twitter'),
      checkboxField({
        name: 'noIndex',
        label: {
          nl: 'Niet in zoekmachines tonen',
          fr: 'Ne pas montrer dans les moteurs de recherche',
          en: 'Keep out of search engines',
          de: 'Nicht in Suchmaschinen zeigen',
        },
      }),
    ],
  }
}

function createNetworkFields(prefix: 'og' | 'twitter', network: string) {
  return [
    localizedText({
      name: `${prefix}Title`,
      label: {
        nl: `Titel op ${network}`,
        fr: `Titre sur ${network}`,
        en: `Title on ${network}`,
        de: `Titel auf ${network}`,
      },
      maxLength: titleMax,
    }),
    localizedTextarea({
      name: `${prefix}Description`,
      label: {
        nl: `Omschrijving op ${network}`,
        fr: `Description sur ${network}`,
        en: `Description on ${network}`,
        de: `Beschreibung auf ${network}`,
      },
      maxLength: descriptionMax,
      rows: 2,
    }),
  ]
}
