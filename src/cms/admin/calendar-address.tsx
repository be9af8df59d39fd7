import type { Payload, TypedUser } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { agentsAndEditors } from '../access/agents-and-editors'
import { words } from '../fields/words'
import { KeyAddress } from './key-address.client'

type CalendarAddressProps = {
  data?: { id?: unknown; calendarKeyAt?: unknown }
  payload: Payload
  user: TypedUser | null
  req: Parameters<typeof agentsAndEditors>[0]['req']
  i18n: { language: string }
}

const texts = {
  title: words(
    'Uw afspraken in uw eigen agenda',
    'Vos rendez-vous dans votre propre agenda',
    'Your appointments in your own calendar',
    'Ihre Termine in Ihrem eigenen Kalender',
  ),
  hint: words(
    'Maak een adres en abonneer uw agenda erop. Wie het adres heeft, ziet uw afspraken: deel het met niemand.',
    'Créez une adresse et abonnez-y votre agenda. Quiconque possède l’adresse voit vos rendez-vous : ne la partagez pas.',
    'Make an address and subscribe your calendar to it. Whoever has the address sees your appointments: share it with nobody.',
    'Erstellen Sie eine Adresse und abonnieren Sie sie in Ihrem Kalender. Wer die Adresse hat, sieht Ihre Termine: Geben Sie sie niemandem weiter.',
  ),
  make: words('Adres maken', 'Créer l’adresse', 'Make an address', 'Adresse erstellen'),
  renew: words('Adres vernieuwen', 'Renouveler l’adresse', 'Renew the address', 'Adresse erneuern'),
  question: words(
    'Het huidige adres werkt daarna niet meer. Doorgaan?',
    'L’adresse actuelle cessera de fonctionner. Continuer ?',
    'The present address will stop working. Go on?',
    'Die jetzige Adresse funktioniert danach nicht mehr. Fortfahren?',
  ),
  once: words(
    'Kopieer dit adres nu. Het wordt maar één keer getoond.',
    'Copiez cette adresse maintenant. Elle n’est montrée qu’une seule fois.',
    'Copy this address now. It is shown only once.',
    'Kopieren Sie diese Adresse jetzt. Sie wird nur einmal gezeigt.',
  ),
  address: words(
    'Adres van de agenda',
    'Adresse de l’agenda',
    'Address of the calendar',
    'Adresse des Kalenders',
  ),
  failed: words(
    'Dat is niet gelukt. Probeer het opnieuw.',
    'Cela n’a pas abouti. Réessayez.',
    'That did not work. Try again.',
    'Das hat nicht geklappt. Versuchen Sie es erneut.',
  ),
}

/** On the own account of who receives visitors: the way to the own appointments in a calendar. */
export function CalendarAddress({ data, user, req, i18n }: CalendarAddressProps) {
  const isOwn = user?.collection === 'users' && data?.id === user.id
  if (!isOwn || !agentsAndEditors({ req })) return null
  const locale = toLocale(i18n.language)
  return (
    <div className="field-type">
      <h3>{texts.title[locale]}</h3>
      <p>{texts.hint[locale]}</p>
      <KeyAddress
        failed={texts.failed[locale]}
        isOpen={Boolean(data.calendarKeyAt)}
        label={texts.address[locale]}
        make={texts.make[locale]}
        once={texts.once[locale]}
        path={buildDeskApiPath('users', 'calendar-key')}
        question={texts.question[locale]}
        renew={texts.renew[locale]}
      />
    </div>
  )
}
