import type { CollectionConfig } from 'payload'
import type { Locale } from '@/domain/kernel/locales'
import { editorsOnly } from '../../access/editors-only'
import { siteOrStaff } from '../../access/site-or-staff'
import { translatorsAndEditors } from '../../access/translators-and-editors'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { localizedTextarea } from '../../fields/localized-text'
import { textField } from '../../fields/plain-text'
import { createRevalidateHooks } from '../../hooks/revalidate'
import { createKeyRule, createValueRule } from './known-texts'

const valueCharactersMax = 2000

/**
 * Texts of the screens as editors want them; where a text is missing here, the built-in one shows.
 *
 * @param listTexts every built-in text of a language by its key; handed in, because what editors
 * store may not know the screens
 */
export function createDictionary(
  listTexts: (locale: Locale) => Readonly<Record<string, string>>,
): CollectionConfig {
  return {
    slug: 'dictionary',
    labels: {
      singular: { nl: 'Schermtekst', fr: 'Texte d’écran', en: 'Screen text', de: 'Bildschirmtext' },
      plural: {
        nl: 'Schermteksten',
        fr: 'Textes d’écran',
        en: 'Screen texts',
        de: 'Bildschirmtexte',
      },
    },
    admin: {
      useAsTitle: 'key',
      defaultColumns: ['key', 'value'],
      listSearchableFields: ['key', 'value'],
      group: adminGroups.settings,
      description: {
        nl: 'Vervangt vaste teksten van de site: knoppen, labels, formulieren en meldingen, per taal.',
        fr: 'Remplace les textes fixes du site : boutons, libellés, formulaires et messages, par langue.',
        en: 'Replaces fixed texts of the site: buttons, labels, forms and messages, per language.',
        de: 'Ersetzt feste Texte der Website: Schaltflächen, Beschriftungen, Formulare und Meldungen, je Sprache.',
      },
    },
    defaultSort: 'key',
    custom: { listTexts },
    access: {
      create: editorsOnly,
      read: siteOrStaff,
      update: translatorsAndEditors,
      delete: editorsOnly,
    },
    hooks: createRevalidateHooks(() => [cacheTags.dictionary]),
    fields: [
      textField({
        name: 'key',
        label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
        description: {
          nl: 'Welke tekst u vervangt, zoals shell.openMenu of forms.fields.phone.label. Typ een deel en bewaar: de melding noemt sleutels die erop lijken.',
          fr: 'Le texte à remplacer, comme shell.openMenu ou forms.fields.phone.label. Tapez-en une partie et enregistrez : le message cite les clés proches.',
          en: 'Which text you replace, such as shell.openMenu or forms.fields.phone.label. Type a part and save: the message names similar keys.',
          de: 'Welcher Text ersetzt wird, etwa shell.openMenu oder forms.fields.phone.label. Teil eingeben und speichern: Die Meldung nennt ähnliche Schlüssel.',
        },
        required: true,
        unique: true,
        index: true,
        validate: createKeyRule(listTexts),
      }),
      {
        ...localizedTextarea({
          name: 'value',
          label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
          description: {
            nl: 'Leeg laten toont de ingebouwde tekst. Namen tussen accolades, zoals {name}, vult de site zelf in.',
            fr: 'Laissé vide, le texte intégré s’affiche. Les noms entre accolades, comme {name}, sont remplis par le site.',
            en: 'Left empty, the built-in text shows. Names in braces, such as {name}, are filled in by the site.',
            de: 'Bleibt es leer, erscheint der eingebaute Text. Namen in geschweiften Klammern wie {name} füllt die Website aus.',
          },
          maxLength: valueCharactersMax,
          rows: 2,
        }),
        validate: createValueRule(listTexts),
      },
    ],
  }
}
