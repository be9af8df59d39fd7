import type { CollapsibleField, SelectField } from 'payload'
import { fallbackLocale } from '@/domain/kernel/locales'
import { noticeFields, type OwnerNotice } from '@/domain/owners/notices'
import { nobody } from '../../access/nobody'
import { checkboxField } from '../../fields/checkbox-field'
import { localeField } from '../../fields/locale-field'
import { words } from '../../fields/words'

/** The language in which the site writes to an owner. */
export const ownerLocaleField: SelectField = {
  ...localeField({
    description: words(
      'Taal van de e-mails aan de eigenaar.',
      'Langue des e-mails au propriétaire.',
      'Language of the e-mails to the owner.',
      'Sprache der E-Mails an den Eigentümer.',
    ),
  }),
  defaultValue: fallbackLocale,
}

const labels: Readonly<Record<OwnerNotice, ReturnType<typeof words>>> = {
  answers: words(
    'Antwoorden op berichten',
    'Réponses aux messages',
    'Answers to messages',
    'Antworten auf Nachrichten',
  ),
  documents: words('Nieuwe documenten', 'Nouveaux documents', 'New documents', 'Neue Dokumente'),
  news: words(
    'Bezoeken, verslagen en wat er voor het pand gebeurt',
    'Visites, comptes rendus et suivi du bien',
    'Viewings, feedback and what is done for the property',
    'Besichtigungen, Rückmeldungen und was für das Objekt geschieht',
  ),
  device: words(
    'Aanmelding op een nieuw toestel',
    'Connexion sur un nouvel appareil',
    'Login on a new device',
    'Anmeldung auf einem neuen Gerät',
  ),
  digest: words(
    'Wekelijkse e-mail met de cijfers',
    'E-mail hebdomadaire avec les chiffres',
    'Weekly e-mail with the figures',
    'Wöchentliche E-Mail mit den Zahlen',
  ),
}

/**
 * The mails that owners switch off, in their portal or by the link in a mail. At the desk they are read:
 * its form sends every field as it was when the page was opened, which would switch mails on again that
 * were switched off meanwhile.
 */
export const noticeSettings: CollapsibleField = {
  type: 'collapsible',
  label: words(
    'E-mails aan de eigenaar',
    'E-mails au propriétaire',
    'E-mails to the owner',
    'E-Mails an den Eigentümer',
  ),
  admin: {
    description: words(
      'De eigenaar kiest dit zelf, in het portaal of met de link in een e-mail.',
      'Le propriétaire choisit lui-même, dans son espace ou par le lien dans un e-mail.',
      'The owner chooses this, in the portal or by the link in an e-mail.',
      'Das wählt der Eigentümer selbst, im Portal oder über den Link in einer E-Mail.',
    ),
  },
  fields: (Object.keys(labels) as OwnerNotice[]).map((notice) =>
    checkboxField({
      name: noticeFields[notice],
      label: labels[notice],
      defaultValue: true,
      access: { update: nobody },
      readOnly: true,
    }),
  ),
}
