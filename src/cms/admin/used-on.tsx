import type { Payload, TypedUser } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import { findModuleUses, type ModuleUse } from '../collections/modules/find-uses'
import { words } from '../fields/words'

type UsedOnProps = {
  id?: number | string
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

const texts = {
  title: words('Staat op', 'Figure sur', 'Used on', 'Steht auf'),
  nowhere: words(
    'Deze module staat nog op geen enkele pagina.',
    'Ce module ne figure encore sur aucune page.',
    'This module does not stand on any page yet.',
    'Dieses Modul steht noch auf keiner Seite.',
  ),
  shared: words(
    'Wat u hier wijzigt, verandert op al deze pagina’s.',
    'Ce que vous modifiez ici change sur toutes ces pages.',
    'What you change here changes on all these pages.',
    'Was Sie hier ändern, ändert sich auf all diesen Seiten.',
  ),
  draft: words('enkel als concept', 'seulement en brouillon', 'as a draft only', 'nur als Entwurf'),
  published: words(
    'gepubliceerd, niet meer in het concept',
    'publié, plus dans le brouillon',
    'published, no longer in the draft',
    'veröffentlicht, nicht mehr im Entwurf',
  ),
}

/** Beside a module: the pages that show it, those that do so in their draft alone included. */
export async function UsedOn({ id, payload, user, i18n }: UsedOnProps) {
  const moduleId = Number(id)
  if (!Number.isInteger(moduleId)) return null
  const locale = toLocale(i18n.language)
  const uses = await findModuleUses({ payload, user }, moduleId)
  const noteOf = ({ where }: ModuleUse) => (where === 'both' ? '' : ` (${texts[where][locale]})`)
  return (
    <div className="field-type">
      <h3 style={{ margin: '0 0 8px', fontSize: '1rem' }}>{texts.title[locale]}</h3>
      {uses.length === 0 && <p>{texts.nowhere[locale]}</p>}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {uses.map((use) => (
          <li key={use.pageId}>
            <a href={`/admin/collections/pages/${use.pageId}/`}>{use.name}</a>
            {noteOf(use)}
          </li>
        ))}
      </ul>
      {uses.length > 1 && <p style={{ marginBlock: '8px 0' }}>{texts.shared[locale]}</p>}
    </div>
  )
}
