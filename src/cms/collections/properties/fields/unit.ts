import type { GroupField } from 'payload'
import { numberField } from '../../../fields/number-field'
import { textField } from '../../../fields/plain-text'
import { relationshipField } from '../../../fields/relationship-field'
import { selectField } from '../../../fields/select-field'
import { wholeNumber } from '../../../fields/whole-number'
import { words } from '../../../fields/words'

/** The project that a property is a unit of. */
export const projectField = {
  ...relationshipField({
    name: 'project',
    relationTo: 'projects',
    label: words('Project', 'Projet', 'Project', 'Projekt'),
    description: words(
      'Maakt van dit pand een eenheid van het project; het adres van de pagina volgt.',
      'Fait de ce bien une unité du projet ; l’adresse de la page suit.',
      'Makes this property a unit of the project; the address of the page follows.',
      'Macht dieses Objekt zu einer Einheit des Projekts; die Adresse der Seite folgt.',
    ),
  }),
  index: true,
}

/** What a property is within its project; shown once a project is chosen. */
export const unitField: GroupField = {
  name: 'unit',
  type: 'group',
  label: words('Eenheid van het project', 'Unité du projet', 'Project unit', 'Projekteinheit'),
  admin: { condition: (data) => Boolean(data.project) },
  fields: [
    textField({
      name: 'lot',
      label: words('Lot', 'Lot', 'Lot', 'Los'),
      description: words(
        'Naam in de tabel van het project, zoals A.2.01.',
        'Nom dans le tableau du projet, comme A.2.01.',
        'Name in the table of the project, such as A.2.01.',
        'Name in der Tabelle des Projekts, etwa A.2.01.',
      ),
      maxLength: 40,
    }),
    wholeNumber(
      numberField({
        name: 'floor',
        label: words('Verdieping', 'Étage', 'Floor', 'Etage'),
        description: words(
          '0 is gelijkvloers, −1 de kelder.',
          '0 est le rez-de-chaussée, −1 le sous-sol.',
          '0 is the ground floor, −1 the basement.',
          '0 ist das Erdgeschoss, −1 der Keller.',
        ),
        min: -5,
        max: 100,
      }),
    ),
    selectField({
      name: 'status',
      label: words('Status van de eenheid', 'Statut de l’unité', 'Unit status', 'Einheitsstatus'),
      description: words(
        'Een verkochte eenheid toont geen prijs.',
        'Une unité vendue n’affiche pas de prix.',
        'A sold unit shows no price.',
        'Eine verkaufte Einheit zeigt keinen Preis.',
      ),
      options: {
        available: words('Beschikbaar', 'Disponible', 'Available', 'Verfügbar'),
        option: words('In optie', 'Sous option', 'Under option', 'Reserviert (Option)'),
        reserved: words('Gereserveerd', 'Réservé', 'Reserved', 'Reserviert'),
        sold: words('Verkocht', 'Vendu', 'Sold', 'Verkauft'),
        rented: words('Verhuurd', 'Loué', 'Let', 'Vermietet'),
      },
    }),
  ],
}
