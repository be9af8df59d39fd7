import type { Field } from 'payload'
import type { FontSet } from '@/domain/brand/font-sets'
import { largestRadiusPx } from '@/domain/brand/theme'
import { escalationHoursDefault, escalationHoursMax } from '@/domain/enquiries/escalation'
import { administratorsOnly } from '../access/administrators-only'
import { arrayField } from '../fields/array-field'
import { checkboxField } from '../fields/checkbox-field'
import { colourField } from '../fields/colour-field'
import { emailField } from '../fields/email-field'
import { plainLinkField } from '../fields/link-field'
import { localizedTextarea } from '../fields/localized-text'
import { numberField } from '../fields/number-field'
import { textField } from '../fields/plain-text'
import { selectField } from '../fields/select-field'
import { uploadField } from '../fields/upload-field'
import { words } from '../fields/words'
import { createGlobal } from './create-global'

/** The name, face and contact data of the agency as the site shows them. */
export const Site = createGlobal({
  slug: 'site',
  label: { nl: 'Site', fr: 'Site', en: 'Site', de: 'Website' },
  update: administratorsOnly,
  fields: [
    textField({
      name: 'tradeName',
      label: { nl: 'Handelsnaam', fr: 'Nom commercial', en: 'Trade name', de: 'Handelsname' },
      required: true,
      maxLength: 80,
    }),
    uploadField({ name: 'logo', label: { nl: 'Logo', fr: 'Logo', en: 'Logo', de: 'Logo' } }),
    textField({
      name: 'phone',
      label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
      maxLength: 20,
    }),
    emailField(),
    localizedTextarea({
      name: 'openingHours',
      label: {
        nl: 'Openingsuren',
        fr: 'Heures d’ouverture',
        en: 'Opening hours',
        de: 'Öffnungszeiten',
      },
      maxLength: 500,
      rows: 3,
    }),
    ...createStyleFields(),
    createCaptchaField(),
    createEscalationField(),
    checkboxField({
      name: 'ownerLoginNotice',
      label: words(
        'E-mail wanneer een eigenaar zich aanmeldt',
        'E-mail lorsqu’un propriétaire se connecte',
        'E-mail when an owner signs in',
        'E-Mail, wenn sich ein Eigentümer anmeldet',
      ),
      description: words(
        'Aan wie het pand beheert, hoogstens eenmaal per dag per eigenaar.',
        'À la personne qui gère le bien, une fois par jour et par propriétaire au plus.',
        'To whoever manages the property, once a day for each owner at most.',
        'An die zuständige Person, höchstens einmal pro Tag und Eigentümer.',
      ),
      defaultValue: true,
    }),
    checkboxField({
      name: 'ownerDeviceNotice',
      label: words(
        'E-mail aan een eigenaar die zich op een nieuw toestel aanmeldt',
        'E-mail au propriétaire qui se connecte sur un nouvel appareil',
        'E-mail to an owner who signs in on a new device',
        'E-Mail an Eigentümer, die sich auf einem neuen Gerät anmelden',
      ),
      description: words(
        'Zo merkt de eigenaar het wanneer iemand anders zich aanmeldt.',
        'Le propriétaire remarque ainsi qu’une autre personne se connecte.',
        'So that the owner notices when somebody else signs in.',
        'So bemerken Eigentümer, wenn sich jemand anders anmeldet.',
      ),
      defaultValue: true,
    }),
    arrayField({
      name: 'socialLinks',
      label: {
        nl: 'Sociale netwerken',
        fr: 'Réseaux sociaux',
        en: 'Social networks',
        de: 'Soziale Netzwerke',
      },
      singular: {
        nl: 'Sociaal netwerk',
        fr: 'Réseau social',
        en: 'Social network',
        de: 'Soziales Netzwerk',
      },
      fields: [
        selectField({
          name: 'network',
          label: { nl: 'Netwerk', fr: 'Réseau', en: 'Network', de: 'Netzwerk' },
          options: {
            facebook: brand('Facebook'),
            instagram: brand('Instagram'),
            linkedin: brand('LinkedIn'),
            youtube: brand('YouTube'),
            tiktok: brand('TikTok'),
            x: brand('X'),
          },
          required: true,
        }),
        plainLinkField({
          name: 'url',
          label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
        }),
      ],
    }),
  ],
})

function createStyleFields(): Field[] {
  return [
    colourField({
      name: 'brandColour',
      use: 'brand',
      label: words('Hoofdkleur', 'Couleur principale', 'Main colour', 'Hauptfarbe'),
      description: words(
        'Knoppen, links, e-mails en brochures. Zweefkleur en lichte tint volgen vanzelf.',
        'Boutons, liens, e-mails et brochures. Les nuances au survol et claire en sont déduites.',
        'Buttons, links, e-mails and brochures. The hover shade and the light tint follow from it.',
        'Schaltflächen, Links, E-Mails und Exposés. Dunklerer und heller Ton ergeben sich daraus.',
      ),
    }),
    colourField({
      name: 'accentColour',
      use: 'accent',
      label: words('Accentkleur', 'Couleur d’accent', 'Accent colour', 'Akzentfarbe'),
      description: words(
        'Vlakken die moeten opvallen; de tekst erop wordt vanzelf donker of wit.',
        'Surfaces qui doivent ressortir ; le texte y devient foncé ou blanc de lui-même.',
        'Surfaces that should stand out; the text on them turns dark or white by itself.',
        'Flächen, die auffallen sollen; die Schrift darauf wird von selbst dunkel oder weiß.',
      ),
    }),
    selectField<FontSet>({
      name: 'fonts',
      label: words('Lettertypes', 'Polices', 'Typefaces', 'Schriften'),
      description: words(
        'Titels en tekst. De bestanden komen van deze site; een bezoeker laadt alleen de gekozen.',
        'Titres et texte. Les fichiers viennent de ce site ; seuls ceux choisis sont chargés.',
        'Headings and text. The files come from this site; a visitor loads the chosen ones alone.',
        'Titel und Text. Die Dateien kommen von dieser Website; geladen werden nur die gewählten.',
      ),
      options: {
        street: brand('Bricolage Grotesque, Instrument Sans'),
        print: brand('Source Serif, Source Sans'),
        plain: brand('Archivo, Source Sans'),
      },
      enumName: 'site_fonts',
      defaultValue: 'street',
      required: true,
    }),
    numberField({
      name: 'radius',
      label: {
        nl: 'Afronding van hoeken (px)',
        fr: 'Arrondi des coins (px)',
        en: 'Rounding of corners (px)',
        de: 'Rundung der Ecken (px)',
      },
      max: largestRadiusPx,
    }),
  ]
}

/** How senders of forms show that they are no program. */
function createEscalationField(): Field {
  return numberField({
    name: 'escalationHours',
    label: words(
      'Herinnering aan een nieuwe aanvraag na (uren)',
      'Rappel d’une nouvelle demande après (heures)',
      'Reminder of a new enquiry after (hours)',
      'Erinnerung an eine neue Anfrage nach (Stunden)',
    ),
    description: words(
      'Het kantoor krijgt één e-mail over een aanvraag die zolang op Nieuw staat. Het weekend telt niet mee. Over een afspraak die op antwoord wacht krijgt het die na de helft van de tijd, ook in het weekend; 0 stuurt geen van beide.',
      'L’agence reçoit un e-mail au sujet d’une demande qui reste aussi longtemps à l’état Nouvelle. Le week-end ne compte pas. Pour un rendez-vous qui attend une réponse, elle le reçoit à la moitié du délai, week-end compris ; 0 n’envoie ni l’un ni l’autre.',
      'The office gets one e-mail about an enquiry that stays New for so long. Weekends do not count. Of an appointment that waits for an answer it hears after half the time for it, weekends included; 0 sends neither.',
      'Das Büro erhält eine E-Mail über eine Anfrage, die so lange auf Neu steht. Das Wochenende zählt nicht. Über einen Termin, der auf Antwort wartet, erhält es sie nach der Hälfte der Frist, auch am Wochenende; 0 sendet keine von beiden.',
    ),
    max: escalationHoursMax,
    defaultValue: escalationHoursDefault,
  })
}

function createCaptchaField(): Field {
  return selectField({
    name: 'captcha',
    label: {
      nl: 'Bescherming van formulieren',
      fr: 'Protection des formulaires',
      en: 'Protection of forms',
      de: 'Schutz der Formulare',
    },
    description: {
      nl: 'Rekenwerk doet de browser van de bezoeker vanzelf. Tekens moet de bezoeker zelf overtypen.',
      fr: 'Le navigateur du visiteur effectue le calcul tout seul. Les caractères doivent être recopiés par le visiteur.',
      en: 'Computing is done by the visitor’s browser on its own. Characters have to be typed by the visitor.',
      de: 'Die Rechenaufgabe löst der Browser von selbst. Zeichen müssen Besucher selbst abtippen.',
    },
    options: {
      'proof-of-work': {
        nl: 'Rekenwerk op de achtergrond',
        fr: 'Calcul en arrière-plan',
        en: 'Computing in the background',
        de: 'Rechenaufgabe im Hintergrund',
      },
      characters: {
        nl: 'Tekens overtypen',
        fr: 'Caractères à recopier',
        en: 'Typing characters',
        de: 'Zeichen abtippen',
      },
    },
    defaultValue: 'proof-of-work',
    required: true,
  })
}

/** Names of brands are the same in every language. */
function brand(name: string) {
  return { nl: name, fr: name, en: name, de: name }
}
