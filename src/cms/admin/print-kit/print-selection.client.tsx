'use client'

import { useId, useState } from 'react'
import { usePathname } from 'next/navigation'
import { toast, useListDrawerContext, useSelection, useTranslation } from '@payloadcms/ui'
import { languageNames } from '@/domain/kernel/language-names'
import { locales, toLocale, type Locale } from '@/domain/kernel/locales'
import { windowCardsMax } from '@/domain/media/window-cards'
import { isTrashPath } from '../list-tools/trash-path'
import { say } from '../say'
import { fetchCards, type CardsAnswer } from './fetch-cards'
import styles from './print-kit.module.css'
import { printTexts } from './texts'

/** What an editor is told: what was made, and which homes have no card. */
function tell({ kind, leftOut }: CardsAnswer, language: string): void {
  if (kind === 'made') toast.success(say(printTexts.made, language))
  if (kind === 'busy') toast.error(say(printTexts.later, language))
  if (kind === 'failed') toast.error(say(printTexts.failed, language))
  if (leftOut.length > 0) {
    toast.error(say(printTexts.leftOut, language, { references: leftOut.join(', ') }))
  }
}

/** Above the list, once homes are chosen in it: their cards for the window in one file. */
export function PrintSelection() {
  const id = useId()
  const { i18n } = useTranslation()
  const { selected } = useSelection()
  const { isInDrawer } = useListDrawerContext()
  const [locale, setLocale] = useState<Locale>(toLocale(i18n.language))
  const [isBusy, setIsBusy] = useState(false)
  const isInTrash = isTrashPath(usePathname())
  const ids = [...selected].flatMap(([key, isChosen]) => (isChosen ? [Number(key)] : []))
  if (isInDrawer || isInTrash || ids.length === 0) return null
  const print = async () => {
    if (ids.length > windowCardsMax) {
      toast.error(say(printTexts.tooMany, i18n.language, { max: windowCardsMax }))
      return
    }
    setIsBusy(true)
    tell(await fetchCards(ids, locale), i18n.language)
    setIsBusy(false)
  }
  const text = isBusy ? printTexts.busy : printTexts.cards
  return (
    <div
      aria-label={say(printTexts.title, i18n.language)}
      className={styles.selection}
      role="group"
    >
      <label htmlFor={id}>{say(printTexts.language, i18n.language)}</label>
      <select
        className={styles.control}
        id={id}
        onChange={({ target }) => setLocale(toLocale(target.value))}
        value={locale}
      >
        {locales.map((one) => (
          <option key={one} value={one}>
            {languageNames[one][toLocale(i18n.language)]}
          </option>
        ))}
      </select>
      <button
        className={styles.control}
        disabled={isBusy}
        onClick={() => void print()}
        type="button"
      >
        {say(text, i18n.language, { count: ids.length })}
      </button>
    </div>
  )
}
