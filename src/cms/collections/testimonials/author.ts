import type {
  CollectionBeforeChangeHook,
  EmailField,
  GroupField,
  RelationshipField,
  SelectField,
} from 'payload'
import { staffOnly } from '../../access/staff-only'
import { dateField } from '../../fields/date-field'
import { emailField } from '../../fields/email-field'
import { localeField } from '../../fields/locale-field'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { words } from '../../fields/words'
import { writtenOnce } from '../../fields/written-once'
import { createFieldError } from '../../hooks/editor-message'
import type { Testimonial } from '../../payload-types'

/** The name of the field that says whether it is shown. */
export const stateLabel = words('Beoordeling', 'Décision', 'Review', 'Prüfung')

type Author = { email?: string | null; confirmedAt?: string | null }

/** Whether a visitor wrote it who has not said yet that it was them. */
function isUnconfirmed(author: Author | null | undefined): boolean {
  return Boolean(author?.email) && !author?.confirmedAt
}

/** Shows a field without a way to change it; its help stays. */
function toReadOnly<F extends EmailField | SelectField | RelationshipField>(field: F): F {
  return { ...field, admin: { ...field.admin, readOnly: true } }
}

/** Who wrote it, where that was a visitor. For staff alone; never shown. */
export const authorGroup: GroupField = {
  name: 'author',
  type: 'group',
  label: words('Schrijver', 'Auteur', 'Author', 'Verfasser'),
  access: { read: staffOnly },
  admin: {
    condition: ({ author }) => Boolean((author as Author | undefined)?.email),
    description: words(
      'Kwam via het formulier van de site. Goedkeuren kan pas als de schrijver per e-mail bevestigd heeft.',
      'Reçu par le formulaire du site. L’approbation n’est possible qu’après la confirmation de l’auteur par e-mail.',
      'Came with the form of the site. It can be approved once its author has confirmed by e-mail.',
      'Über das Formular der Website eingegangen. Freigeben lässt es sich erst, wenn die Person per E-Mail bestätigt hat.',
    ),
  },
  fields: [
    writtenOnce(toReadOnly(emailField())),
    writtenOnce(
      dateField({
        name: 'confirmedAt',
        label: words('Bevestigd op', 'Confirmé le', 'Confirmed on', 'Bestätigt am'),
        withTime: true,
        readOnly: true,
      }),
    ),
    writtenOnce(
      toReadOnly(
        localeField({
          label: words(
            'Taal van de tekst',
            'Langue du texte',
            'Language of the text',
            'Textsprache',
          ),
          description: words(
            'Kies bovenaan deze taal om de tekst te lezen.',
            'Choisissez cette langue en haut pour lire le texte.',
            'Choose this language above to read the text.',
            'Wählen Sie oben diese Sprache, um den Text zu lesen.',
          ),
        }),
      ),
    ),
    writtenOnce(
      textField({
        name: 'privacyVersion',
        label: words(
          'Versie van de privacyverklaring',
          'Version de la déclaration de confidentialité',
          'Version of the privacy statement',
          'Fassung der Datenschutzerklärung',
        ),
        maxLength: 20,
        readOnly: true,
      }),
    ),
    writtenOnce(
      toReadOnly(
        relationshipField({
          name: 'enquiry',
          label: words('Aanvraag', 'Demande', 'Enquiry', 'Anfrage'),
          relationTo: 'enquiries',
        }),
      ),
    ),
  ],
}

/** Refuses to approve what its author has not confirmed, published or not. */
export const refuseUnconfirmed: CollectionBeforeChangeHook<Testimonial> = ({
  data,
  originalDoc,
  req,
}) => {
  const author = data.author ?? originalDoc?.author
  const name = data.name ?? originalDoc?.name
  if (data.state !== 'approved' || !isUnconfirmed(author)) return data
  throw createFieldError(req, {
    collection: 'testimonials',
    path: 'state',
    label: stateLabel,
    text: {
      nl: `“${name}” heeft de getuigenis nog niet per e-mail bevestigd. Laat de beoordeling op Te bekijken staan.`,
      fr: `« ${name} » n’a pas encore confirmé le témoignage par e-mail. Laissez la décision sur À examiner.`,
      en: `“${name}” has not confirmed the testimonial by e-mail yet. Leave the review on Pending.`,
      de: `„${name}“ hat die Referenz noch nicht per E-Mail bestätigt. Lassen Sie die Prüfung auf Zu prüfen.`,
    },
  })
}
