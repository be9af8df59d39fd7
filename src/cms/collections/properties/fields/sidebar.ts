import { goalNames } from '@/domain/properties/goals'
import type { DateField, TextField } from 'payload'
import { checkboxField } from '../../../fields/checkbox-field'
import { dateField } from '../../../fields/date-field'
import { textField } from '../../../fields/plain-text'
import { publicIdField } from '../../../fields/public-id-field'
import { relationshipField } from '../../../fields/relationship-field'
import { selectField } from '../../../fields/select-field'
import { visibleInField } from '../../../fields/visible-in-field'
import { words } from '../../../fields/words'
import { closesAfterPublication } from './date-checks'
import { statusNames } from './status-names'
import { projectField } from './unit'

/** What stays in sight on every tab: identity, status, languages and dates. */
export const sidebarFields = [
  {
    ...textField({
      name: 'recordFile',
      label: words('Referentie', 'Référence', 'Reference', 'Referenz'),
      description: words(
        'Dossiernummer van het kantoor; uniek, hoofdletters en spaties tellen niet.',
        'Numéro de dossier de l’agence ; unique, majuscules et espaces ne comptent pas.',
        'File number of the agency; unique, capitals and spaces do not count.',
        'Aktennummer des Büros; eindeutig, Groß- und Leerzeichen zählen nicht.',
      ),
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
    }),
    // A copy is another property: its reference is typed, not derived.
    hooks: { beforeDuplicate: [() => null] },
  },
  selectField({
    name: 'status',
    label: words('Commerciële status', 'Statut commercial', 'Market status', 'Vermarktungsstatus'),
    description: words(
      'Actief, in optie, verkocht, verhuurd en referentie zijn zichtbaar op de site.',
      'Actif, sous option, vendu, loué et référence sont visibles sur le site.',
      'Active, under option, sold, rented and reference are visible on the site.',
      'Aktiv, reserviert (Option), verkauft, vermietet und Referenz sind auf der Website sichtbar.',
    ),
    options: statusNames,
    required: true,
    defaultValue: 'prospect',
    // Payload keeps its own `_status` of drafts under the name this one would get by itself.
    enumName: 'property_status',
    index: true,
  }),
  selectField({
    name: 'goal',
    label: words('Doel', 'But', 'Goal', 'Zweck'),
    description: words(
      'Bepaalt de lijst en de wettelijke vermeldingen.',
      'Détermine la liste et les mentions légales.',
      'Decides the list and the legal mentions.',
      'Bestimmt die Liste und die Pflichtangaben.',
    ),
    options: goalNames,
    required: true,
    defaultValue: 'sale',
    index: true,
  }),
  {
    ...relationshipField({
      name: 'marquee',
      relationTo: 'marquees',
      label: words('Label op foto', 'Étiquette photo', 'Picture label', 'Fotoetikett'),
      description: words(
        'Het bordje op de foto. Verkocht en verhuurd verbergen de prijs.',
        'La plaque sur la photo. Vendu et loué masquent le prix.',
        'The plate on the picture. Sold and rented hide the price.',
        'Das Schild auf dem Foto. Verkauft und vermietet verbergen den Preis.',
      ),
    }),
    index: true,
  },
  checkboxField({
    name: 'isDiscreet',
    label: words('Discrete verkoop', 'Vente discrète', 'Discreet sale', 'Diskreter Verkauf'),
    description: words(
      'Staat alleen op de pagina Discreet, zonder straat en kaart.',
      'Figure uniquement sur la page Discret, sans rue ni carte.',
      'Stands on the page Discreet alone, without street and map.',
      'Steht nur auf der Seite Diskret, ohne Straße und Karte.',
    ),
    index: true,
  }),
  visibleInField(),
  relationshipField({
    name: 'manager',
    relationTo: 'team',
    label: words('Beheerder', 'Gestionnaire', 'Manager', 'Betreuer'),
    description: words(
      'Het teamlid dat vragen over dit pand krijgt en op de pagina staat.',
      'Le membre de l’équipe qui reçoit les questions et figure sur la page.',
      'The team member who receives the questions and stands on the page.',
      'Das Teammitglied, das die Fragen erhält und auf der Seite steht.',
    ),
  }),
  projectField,
  ...dateFields(),
  publicIdField('properties'),
  referenceKeyField(),
]

function dateFields(): DateField[] {
  return [
    dateField({
      name: 'publishedAt',
      label: words('Online sinds', 'En ligne depuis', 'Online since', 'Online seit'),
      description: words(
        'Wordt ingevuld bij de eerste publicatie; bepaalt wat het nieuwste is.',
        'Complété à la première publication ; détermine ce qui est récent.',
        'Filled in at the first publication; decides what is newest.',
        'Wird bei der ersten Veröffentlichung ergänzt; bestimmt das Neueste.',
      ),
      withTime: true,
      index: true,
    }),
    {
      ...dateField({
        name: 'closedAt',
        label: words(
          'Verkocht of verhuurd op',
          'Vendu ou loué le',
          'Sold or rented on',
          'Verkauft oder vermietet am',
        ),
        description: words(
          'Wordt ingevuld wanneer de status verandert; de pagina blijft 90 dagen staan.',
          'Complété quand le statut change ; la page reste 90 jours.',
          'Filled in when the status changes; the page stays for 90 days.',
          'Wird ergänzt, wenn sich der Status ändert; die Seite bleibt 90 Tage.',
        ),
        index: true,
      }),
      validate: closesAfterPublication,
    },
    dateField({
      name: 'checkedAt',
      label: words('Nagekeken op', 'Vérifié le', 'Checked on', 'Geprüft am'),
      description: words(
        'Bezoekers lezen: nagekeken door het kantoor op deze datum.',
        'Les visiteurs lisent : vérifié par l’agence à cette date.',
        'Visitors read: checked by the agency on this date.',
        'Besucher lesen: vom Büro an diesem Datum geprüft.',
      ),
    }),
  ]
}

function referenceKeyField(): TextField {
  return {
    name: 'recordFileKey',
    type: 'text',
    label: words('Zoeksleutel', 'Clé de recherche', 'Search key', 'Suchschlüssel'),
    unique: true,
    index: true,
    hidden: true,
    admin: { disabled: true },
    hooks: { beforeDuplicate: [() => null] },
  }
}
