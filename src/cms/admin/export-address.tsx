import { toLocale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { words } from '../fields/words'
import { KeyAddress } from './key-address.client'

type ExportAddressProps = {
  id?: number | string
  data?: { keyMadeAt?: unknown; revokedAt?: unknown }
  i18n: { language: string }
}

const texts = {
  title: words('Adres', 'Adresse', 'Address', 'Adresse'),
  first: words(
    'Bewaar eerst, dan kunt u het adres maken.',
    'Enregistrez d’abord, vous pourrez ensuite créer l’adresse.',
    'Save first; then you can make the address.',
    'Speichern Sie zuerst, dann können Sie die Adresse erstellen.',
  ),
  hint: words(
    'Wie het adres heeft, haalt uw aanbod op.',
    'Quiconque possède l’adresse relève votre offre.',
    'Whoever has the address fetches your listings.',
    'Wer die Adresse hat, holt Ihr Angebot ab.',
  ),
  make: words('Adres maken', 'Créer l’adresse', 'Make an address', 'Adresse erstellen'),
  renew: words('Adres vernieuwen', 'Renouveler l’adresse', 'Renew the address', 'Adresse erneuern'),
  renewQuestion: words(
    'Het huidige adres werkt daarna niet meer. Doorgaan?',
    'L’adresse actuelle cessera de fonctionner. Continuer ?',
    'The present address will stop working. Go on?',
    'Die jetzige Adresse funktioniert danach nicht mehr. Fortfahren?',
  ),
  address: words('Nieuw adres', 'Nouvelle adresse', 'New address', 'Neue Adresse'),
  once: words(
    'Kopieer dit adres nu. Het wordt maar één keer getoond.',
    'Copiez cette adresse maintenant. Elle n’est montrée qu’une seule fois.',
    'Copy this address now. It is shown only once.',
    'Kopieren Sie diese Adresse jetzt. Sie wird nur einmal gezeigt.',
  ),
  revoke: words('Intrekken', 'Révoquer', 'Revoke', 'Widerrufen'),
  revokeQuestion: words(
    'Het portaal kan daarna niets meer ophalen. Doorgaan?',
    'Le portail ne pourra plus rien relever. Continuer ?',
    'The portal can fetch nothing after this. Go on?',
    'Das Portal kann danach nichts mehr abholen. Fortfahren?',
  ),
  revoked: words(
    'Het adres is ingetrokken.',
    'L’adresse est révoquée.',
    'The address is revoked.',
    'Die Adresse ist widerrufen.',
  ),
  failed: words(
    'Dat is niet gelukt. Probeer het opnieuw.',
    'Cela n’a pas abouti. Réessayez.',
    'That did not work. Try again.',
    'Das hat nicht geklappt. Versuchen Sie es erneut.',
  ),
}

/** Beside the form of an export address: the way to a new address, and to its end. */
export function ExportAddress({ id, data, i18n }: ExportAddressProps) {
  const locale = toLocale(i18n.language)
  const isOpen = Boolean(data?.keyMadeAt) && !data?.revokedAt
  return (
    <div className="field-type">
      <h3>{texts.title[locale]}</h3>
      <p>{id === undefined ? texts.first[locale] : texts.hint[locale]}</p>
      {id !== undefined && (
        <KeyAddress
          failed={texts.failed[locale]}
          isOpen={isOpen}
          // Begins anew once it is revoked, so that the address that was shown goes with it.
          key={String(data?.revokedAt ?? '')}
          label={texts.address[locale]}
          make={texts.make[locale]}
          once={texts.once[locale]}
          path={buildDeskApiPath('export-links', id, 'key')}
          question={texts.renewQuestion[locale]}
          renew={texts.renew[locale]}
          revoke={{
            path: buildDeskApiPath('export-links', id, 'revoke'),
            label: texts.revoke[locale],
            question: texts.revokeQuestion[locale],
            done: texts.revoked[locale],
          }}
        />
      )}
    </div>
  )
}
