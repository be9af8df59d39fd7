import type { Field } from 'payload'
import { languageNames } from '@/domain/kernel/language-names'
import type { RemovalStrategy } from '@/domain/listings/diff-listings'
import type { FeedFormat } from '@/domain/listings/feed-format'
import type { FeedSchedule } from '@/domain/listings/import-run'
import type { LocalizedText } from '@/domain/kernel/locales'
import { nobody } from '../../access/nobody'
import { checkboxField } from '../../fields/checkbox-field'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { toEditorMessage } from '../../hooks/editor-message'
import { selectField } from '../../fields/select-field'
import { toSidebar } from '../../fields/to-sidebar'
import { webAddressField } from '../../fields/web-address-field'
import { words } from '../../fields/words'

const same = (name: string): LocalizedText => words(name, name, name, name)

const formats: Readonly<Record<FeedFormat, LocalizedText>> = {
  json: same('JSON'),
  csv: same('CSV'),
  kyero: same('Kyero v3 (XML)'),
  openImmo: same('OpenImmo 1.2.7 (XML)'),
  omnicasa: same('Omnicasa (JSON)'),
  whise: same('Whise (JSON)'),
}

const schedules: Readonly<Record<FeedSchedule, LocalizedText>> = {
  none: words('Alleen op vraag', 'À la demande', 'On request only', 'Nur auf Anfrage'),
  hourly: words('Elk uur', 'Toutes les heures', 'Every hour', 'Stündlich'),
  daily: words('Elke dag', 'Chaque jour', 'Every day', 'Täglich'),
}

const removals: Readonly<Record<RemovalStrategy, LocalizedText>> = {
  keep: words(
    'Laten staan en melden',
    'Garder et signaler',
    'Keep and report',
    'Behalten und melden',
  ),
  unpublish: words('Offline halen', 'Mettre hors ligne', 'Take offline', 'Offline nehmen'),
  close: words(
    'Afsluiten als verkocht of verhuurd',
    'Clôturer comme vendu ou loué',
    'Close as sold or let',
    'Als verkauft oder vermietet schließen',
  ),
}

/** Everything that an editor says about a source of listings. */
export function createFeedFields(): Field[] {
  return [
    runsPanel,
    textField({
      name: 'name',
      label: words('Naam', 'Nom', 'Name', 'Name'),
      required: true,
      maxLength: 80,
    }),
    selectField({
      name: 'format',
      label: words('Formaat', 'Format', 'Format', 'Format'),
      options: formats,
      required: true,
      enumName: 'feed_format',
    }),
    ...addressFields(),
    ...runningFields(),
    ...defaultFields(),
    ...keptFields(),
  ]
}

/** Imports of this source, and the way to start one. */
const runsPanel: Field = {
  name: 'runs',
  type: 'ui',
  label: words('Import', 'Import', 'Import', 'Import'),
  admin: {
    condition: ({ id }) => Boolean(id),
    components: { Field: '/src/cms/admin/listing-imports/feed-panel.client#FeedPanel' },
  },
}

/** What steers the request itself, and is not for an editor to say. */
const ownHeaders = [
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'upgrade',
  'expect',
]

const notAHeader = words(
  'Vul de naam van een header in met letters, cijfers en streepjes, maar niet Host of een andere die de aanvraag stuurt.',
  'Indiquez le nom d’un en-tête en lettres, chiffres et tirets, mais pas Host ni un autre qui régit la requête.',
  'Enter the name of a header in letters, digits and hyphens, but not Host or another that steers the request.',
  'Geben Sie den Namen eines Headers aus Buchstaben, Ziffern und Bindestrichen ein, aber nicht Host oder einen anderen, der die Anfrage steuert.',
)

function mayBeSecret(name: string): boolean {
  return /^[A-Za-z0-9-]+$/.test(name) && !ownHeaders.includes(name.toLowerCase())
}

function addressFields(): Field[] {
  return [
    webAddressField({
      name: 'address',
      label: words('Webadres', 'Adresse web', 'Web address', 'Webadresse'),
      description: words(
        'Waar het bestand wordt opgehaald, met https://. Leeg: het wordt opgeladen of toegestuurd.',
        'Où le fichier est récupéré, en https://. Vide : il est téléversé ou envoyé.',
        'Where the file is fetched, with https://. Empty: it is uploaded or sent.',
        'Wo die Datei abgeholt wird, mit https://. Leer: Sie wird hochgeladen oder gesendet.',
      ),
    }),
    {
      type: 'row',
      fields: [
        textField({
          name: 'headerName',
          label: words(
            'Naam van de geheime header',
            'Nom de l’en-tête secret',
            'Name of the secret header',
            'Name des geheimen Headers',
          ),
          description: words(
            'Als de bron een sleutel vraagt, zoals Authorization.',
            'Si la source demande une clé, par exemple Authorization.',
            'If the source asks for a key, such as Authorization.',
            'Wenn die Quelle einen Schlüssel verlangt, etwa Authorization.',
          ),
          maxLength: 60,
          validate: (value, { req }) =>
            !value || mayBeSecret(value) || toEditorMessage(req, notAHeader),
          condition: ({ address }) => Boolean(address),
        }),
        newSecretField,
      ],
    },
  ]
}

/** Comes in, and is never stored nor shown: what is kept is sealed. */
const newSecretField: Field = {
  ...textField({
    name: 'newSecret',
    label: words(
      'Waarde van de geheime header',
      'Valeur de l’en-tête secret',
      'Value of the secret header',
      'Wert des geheimen Headers',
    ),
    description: words(
      'Wordt versleuteld bewaard en nooit meer getoond. Leeg: de bekende waarde blijft, behalve bij een andere server.',
      'Conservée chiffrée et plus jamais montrée. Vide : la valeur connue reste, sauf pour un autre serveur.',
      'Kept encrypted and never shown again. Empty: the known value stays, except for another server.',
      'Wird verschlüsselt aufbewahrt und nie mehr gezeigt. Leer: Der bekannte Wert bleibt, außer bei einem anderen Server.',
    ),
    maxLength: 2_000,
    // It is sealed for its record, which therefore has to be there.
    condition: ({ id, headerName }) => Boolean(id) && Boolean(headerName),
  }),
  virtual: true,
}

function runningFields(): Field[] {
  return [
    selectField({
      name: 'schedule',
      label: words('Ophalen', 'Récupération', 'Fetching', 'Abholen'),
      options: schedules,
      required: true,
      defaultValue: 'none',
      enumName: 'feed_schedule',
      condition: ({ address }) => Boolean(address),
    }),
    checkboxField({
      name: 'appliesItself',
      label: words(
        'Wat volgens het schema of via de API komt, meteen uitvoeren',
        'Exécuter aussitôt ce qui vient selon l’horaire ou par l’API',
        'Apply at once what comes by schedule or over the API',
        'Sofort ausführen, was nach Plan oder über die API kommt',
      ),
      description: words(
        'Niet aangevinkt: iemand bekijkt eerst wat er verandert. Een leeg bestand of een groot verlies wacht altijd op iemand.',
        'Non coché : quelqu’un regarde d’abord ce qui change. Un fichier vide ou une grande perte attend toujours quelqu’un.',
        'Not ticked: somebody looks first at what changes. An empty file or a large loss always waits for somebody.',
        'Nicht angekreuzt: Jemand sieht erst, was sich ändert. Eine leere Datei oder ein großer Verlust wartet immer auf jemanden.',
      ),
    }),
    checkboxField({
      name: 'isWhole',
      label: words(
        'Het bestand bevat telkens alle panden',
        'Le fichier contient chaque fois tous les biens',
        'The file holds all homes each time',
        'Die Datei enthält jedes Mal alle Objekte',
      ),
      description: words(
        'Niet aangevinkt: het bevat alleen wat veranderde, en wat ontbreekt blijft staan.',
        'Non coché : il ne contient que ce qui a changé, et ce qui manque reste.',
        'Not ticked: it holds what changed alone, and what is missing stays.',
        'Nicht angekreuzt: Sie enthält nur Änderungen, und was fehlt, bleibt.',
      ),
      defaultValue: true,
    }),
    selectField({
      name: 'removal',
      label: words(
        'Panden die uit de bron verdwijnen',
        'Biens qui disparaissent de la source',
        'Homes that leave the source',
        'Objekte, die aus der Quelle verschwinden',
      ),
      options: removals,
      required: true,
      defaultValue: 'keep',
      enumName: 'feed_removal',
    }),
    toSidebar(
      checkboxField({
        name: 'isActive',
        label: words('In gebruik', 'En service', 'In use', 'In Gebrauch'),
        defaultValue: true,
      }),
    ),
  ]
}

function defaultFields(): Field[] {
  return [
    relationshipField({
      name: 'manager',
      relationTo: 'team',
      label: words(
        'Beheerder van nieuwe panden',
        'Gestionnaire des nouveaux biens',
        'Agent of new homes',
        'Betreuer neuer Objekte',
      ),
    }),
    relationshipField({
      name: 'place',
      relationTo: 'places',
      label: words(
        'Plaats wanneer ze onbekend is',
        'Localité si elle est inconnue',
        'Place where it is unknown',
        'Ort, wenn er unbekannt ist',
      ),
      description: words(
        'Voor panden waarvan postcode of gemeente niet in de lijst met plaatsen staat.',
        'Pour les biens dont le code postal ou la commune ne figure pas dans la liste.',
        'For homes whose postcode or town is not in the list of places.',
        'Für Objekte, deren Postleitzahl oder Ort nicht in der Liste steht.',
      ),
    }),
    selectField({
      name: 'language',
      label: words(
        'Taal van teksten zonder taal',
        'Langue des textes sans langue',
        'Language of texts without one',
        'Sprache von Texten ohne Angabe',
      ),
      options: languageNames,
      defaultValue: 'nl',
      enumName: 'feed_language',
    }),
  ]
}

/** What no form shows. */
function keptFields(): Field[] {
  const closed = { create: nobody, read: nobody, update: nobody }
  return [
    {
      ...textField({
        name: 'sealedSecret',
        label: words('Versleutelde header', 'En-tête chiffré', 'Sealed header', 'Versiegelt'),
        maxLength: 4_000,
      }),
      access: closed,
      admin: { hidden: true },
    },
    {
      ...textField({
        name: 'keyHash',
        label: words('Afdruk van de sleutel', 'Empreinte de la clé', 'Hash of the key', 'Hash'),
      }),
      access: closed,
      admin: { hidden: true },
    },
  ]
}
