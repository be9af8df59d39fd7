import type { TextField, TextFieldSingleValidation } from 'payload'
import { trackingForms } from '@/domain/consent/tracking-forms'
import type { LocalizedText } from '@/domain/kernel/locales'
import type { TrackingId } from '@/domain/consent/vendors'
import { administratorsOnly } from '../access/administrators-only'
import { textField } from '../fields/plain-text'
import { joinWords, words } from '../fields/words'
import { toEditorMessage } from '../hooks/editor-message'
import { createGlobal } from './create-global'

/** The shape of an identifier, for who copies it from the supplier. */
function tellForm(name: TrackingId): LocalizedText {
  const { prefix, example } = trackingForms[name]
  return prefix === ''
    ? words(
        `Alleen cijfers, bijvoorbeeld ${example}.`,
        `Des chiffres uniquement, par exemple ${example}.`,
        `Digits only, for example ${example}.`,
        `Nur Ziffern, zum Beispiel ${example}.`,
      )
    : words(
        `Begint met ${prefix}, gevolgd door hoofdletters en cijfers, bijvoorbeeld ${example}.`,
        `Commence par ${prefix}, suivi de majuscules et de chiffres, par exemple ${example}.`,
        `Begins with ${prefix}, followed by capitals and digits, for example ${example}.`,
        `Beginnt mit ${prefix}, gefolgt von Großbuchstaben und Ziffern, zum Beispiel ${example}.`,
      )
}

function validateForm(name: TrackingId): TextFieldSingleValidation {
  return (value, { req }) => {
    if (!value || trackingForms[name].form.test(value)) return true
    const fault = words(
      `"${value}" is geen kenmerk van deze dienst.`,
      `« ${value} » n’est pas un identifiant de ce service.`,
      `"${value}" is not an identifier of this service.`,
      `„${value}“ ist keine Kennung dieses Dienstes.`,
    )
    return toEditorMessage(req, joinWords(fault, tellForm(name)))
  }
}

function identifierField(
  name: TrackingId,
  { label, supplier }: { label: LocalizedText; supplier: LocalizedText },
): TextField {
  return textField({
    name,
    label,
    description: joinWords(supplier, tellForm(name)),
    maxLength: 40,
    validate: validateForm(name),
  })
}

/** Identifiers of measuring services. Nothing is loaded without the visitor's consent. */
export const Tracking = createGlobal({
  slug: 'tracking',
  label: words('Meting', 'Mesure', 'Tracking', 'Messung'),
  update: administratorsOnly,
  fields: [
    identifierField('analyticsId', {
      label: words('Statistieken', 'Statistiques', 'Analytics', 'Statistik'),
      supplier: words(
        'Google Analytics 4: de meet-ID van de gegevensstroom (Beheer › Gegevensstromen).',
        'Google Analytics 4 : l’ID de mesure du flux de données (Administration › Flux de données).',
        'Google Analytics 4: the measurement ID of the data stream (Admin › Data streams).',
        'Google Analytics 4: die Mess-ID des Datenstreams (Verwaltung › Datenstreams).',
      ),
    }),
    identifierField('adsId', {
      label: words('Advertenties', 'Publicités', 'Advertisements', 'Werbung'),
      supplier: words(
        'Google Ads: de ID van de Google-tag, niet het nummer van de klant.',
        'Google Ads : l’ID de la balise Google, et non le numéro de client.',
        'Google Ads: the ID of the Google tag, not the customer number.',
        'Google Ads: die ID des Google-Tags, nicht die Kundennummer.',
      ),
    }),
    identifierField('tagManagerId', {
      label: words('Tagbeheer', 'Gestionnaire de balises', 'Tag manager', 'Tag-Verwaltung'),
      supplier: words(
        'Google Tag Manager: de ID van de container.',
        'Google Tag Manager : l’ID du conteneur.',
        'Google Tag Manager: the ID of the container.',
        'Google Tag Manager: die ID des Containers.',
      ),
    }),
    identifierField('socialPixelId', {
      label: words(
        'Pixel van sociaal netwerk',
        'Pixel de réseau social',
        'Pixel of a social network',
        'Pixel eines sozialen Netzwerks',
      ),
      supplier: words(
        'Meta (Facebook en Instagram): de ID van de pixel, in Evenementenbeheer ook ID van de gegevensset.',
        'Meta (Facebook et Instagram) : l’ID du pixel, appelé aussi ID de l’ensemble de données dans le Gestionnaire d’évènements.',
        'Meta (Facebook and Instagram): the ID of the pixel, also called dataset ID in Events Manager.',
        'Meta (Facebook und Instagram): die ID des Pixels, im Events Manager auch Datensatz-ID.',
      ),
    }),
  ],
})
