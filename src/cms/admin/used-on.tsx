import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { words } from '../fields/words'
import { findUses, type RecordUse } from '../uses/find-uses'
import { nameUse } from '../uses/name-use'
import { notesOfUses } from '../uses/texts'
import styles from './used-on.module.css'

type UsedOnProps = {
  id?: number | string
  collectionSlug: CollectionSlug
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

const title = words('Gebruikt op', 'Utilisé sur', 'Used on', 'Verwendet auf')

const nowhere = {
  modules: words(
    'Deze module staat nog op geen enkele pagina.',
    'Ce module ne figure encore sur aucune page.',
    'This module does not stand on any page yet.',
    'Dieses Modul steht noch auf keiner Seite.',
  ),
  others: words('Nog nergens.', 'Nulle part encore.', 'Nowhere yet.', 'Noch nirgends.'),
}

const shared = words(
  'Wat u hier wijzigt, verandert overal waar het staat.',
  'Ce que vous modifiez ici change partout où il figure.',
  'What you change here changes wherever it stands.',
  'Was Sie hier ändern, ändert sich überall, wo es steht.',
)

type ItemProps = { use: RecordUse; payload: Payload; language: Locale }

function Use({ use, payload, language }: ItemProps) {
  const { kind, name, href } = nameUse(payload, use, language)
  const note = notesOfUses[use.where]
  return (
    <li>
      {name === '' ? '' : `${kind} `}
      <a href={href}>{name === '' ? kind : name}</a>
      {note !== null && ` (${note[language]})`}
    </li>
  )
}

/** Beside a record: what names it, those that do so in their draft alone and settings included. */
export async function UsedOn({ id, collectionSlug, payload, user, i18n }: UsedOnProps) {
  const recordId = Number(id)
  if (!Number.isInteger(recordId)) return null
  const language = toLocale(i18n.language)
  const uses = await findUses({ payload, user }, { collection: collectionSlug, id: recordId })
  const none = collectionSlug === 'modules' ? nowhere.modules : nowhere.others
  return (
    <div className="field-type">
      <h3 className={styles.title}>{title[language]}</h3>
      {uses.length === 0 && <p className={styles.text}>{none[language]}</p>}
      <ul className={styles.uses}>
        {uses.map((use) => (
          <Use key={`${use.slug} ${use.id}`} language={language} payload={payload} use={use} />
        ))}
      </ul>
      {uses.length > 1 && <p className={styles.text}>{shared[language]}</p>}
    </div>
  )
}
