import type { Field } from 'payload'
import { checkboxField } from '../../fields/checkbox-field'
import { dateField } from '../../fields/date-field'
import { impressionField } from '../../fields/impression-field'
import { aboutPropertyField, visibleToOwnerField } from '../../fields/owner-visibility'
import { textField } from '../../fields/plain-text'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { releasedBy } from '../owners/own-records'

/** Longest account of what was done, in characters. */
const commentCharactersMax = 4000

const kindField = selectField({
  name: 'kind',
  label: words('Soort', 'Nature', 'Kind', 'Art'),
  options: {
    history: words('Historiek', 'Historique', 'History', 'Verlauf'),
    communication: words('Communicatie', 'Communication', 'Communication', 'Kommunikation'),
    visit: words('Bezoek', 'Visite', 'Visit', 'Besichtigung'),
  },
  required: true,
  index: true,
  defaultValue: 'history',
})

const typeField = selectField({
  name: 'type',
  label: words('Type', 'Type', 'Type', 'Typ'),
  options: {
    call: words('Telefoongesprek', 'Appel', 'Call', 'Anruf'),
    mail: words('E-mail', 'E-mail', 'E-mail', 'E-Mail'),
    letter: words('Brief', 'Lettre', 'Letter', 'Brief'),
    meeting: words('Gesprek', 'Entretien', 'Meeting', 'Gespräch'),
    visit: words('Bezoek', 'Visite', 'Visit', 'Besichtigung'),
    openHouse: words('Opendeurdag', 'Portes ouvertes', 'Open house', 'Tag der offenen Tür'),
    priceChange: words('Prijswijziging', 'Changement de prix', 'Price change', 'Preisänderung'),
    publication: words('Publicatie', 'Publication', 'Publication', 'Veröffentlichung'),
    offer: words('Bod', 'Offre', 'Offer', 'Angebot'),
    other: words('Andere', 'Autre', 'Other', 'Sonstiges'),
  },
  required: true,
  index: true,
  defaultValue: 'other',
})

const statusField = selectField({
  name: 'status',
  label: words('Stand', 'État', 'State', 'Stand'),
  options: {
    planned: words('Gepland', 'Prévu', 'Planned', 'Geplant'),
    done: words('Gebeurd', 'Fait', 'Done', 'Erledigt'),
    cancelled: words('Geannuleerd', 'Annulé', 'Cancelled', 'Abgesagt'),
  },
  required: true,
  index: true,
  defaultValue: 'done',
})

const contactFields: Field[] = [
  {
    ...textField({
      name: 'contact',
      label: words('Contact', 'Contact', 'Contact', 'Kontakt'),
      description: words(
        'Met wie. De eigenaar ziet dit alleen wanneer u het vrijgeeft.',
        'Avec qui. Le propriétaire ne le voit que si vous le communiquez.',
        'With whom. The owner sees it only when you release it.',
        'Mit wem. Der Eigentümer sieht es nur, wenn Sie es freigeben.',
      ),
    }),
    access: { read: releasedBy('contactReleased') },
  },
  checkboxField({
    name: 'contactReleased',
    label: words(
      'Contact vrijgegeven aan de eigenaar',
      'Contact communiqué au propriétaire',
      'Contact released to the owner',
      'Kontakt für den Eigentümer freigegeben',
    ),
  }),
]

export const activityFields: Field[] = [
  aboutPropertyField(),
  { type: 'row', fields: [kindField, typeField, statusField] },
  {
    ...dateField({
      name: 'at',
      label: words('Moment', 'Moment', 'Moment', 'Zeitpunkt'),
      required: true,
      index: true,
      withTime: true,
    }),
    // Most of it is written down right after it happened.
    defaultValue: () => new Date().toISOString(),
  },
  textField({
    name: 'subject',
    label: words('Onderwerp', 'Objet', 'Subject', 'Betreff'),
    description: words(
      'De eigenaar leest dit. Schrijf in de taal van de eigenaar.',
      'Le propriétaire lit ceci. Écrivez dans sa langue.',
      'The owner reads this. Write in the owner’s language.',
      'Der Eigentümer liest dies. Schreiben Sie in seiner Sprache.',
    ),
    required: true,
  }),
  {
    name: 'comment',
    type: 'textarea',
    label: words('Toelichting', 'Commentaire', 'Comment', 'Erläuterung'),
    maxLength: commentCharactersMax,
    admin: {
      description: words(
        'Bij een bezoek: wat de bezoeker ervan vond, zonder naam.',
        'Pour une visite : l’avis du visiteur, sans nom.',
        'For a visit: what the visitor thought of it, without a name.',
        'Bei einer Besichtigung: was der Besucher davon hielt, ohne Namen.',
      ),
    },
  },
  {
    ...impressionField('activity_impression'),
    admin: { condition: (data) => data['kind'] === 'visit' },
  },
  ...contactFields,
  visibleToOwnerField(),
]
