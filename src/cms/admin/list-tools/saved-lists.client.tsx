'use client'

import { useId, useState, type FormEvent } from 'react'
import { usePathname, useSearchParams } from 'next/navigation'
import { Button, toast } from '@payloadcms/ui'
import type { Locale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import {
  parseSavedLists,
  savedListsMax,
  savedNameMax,
  toPreferenceKey,
  toSavedQuery,
  withSavedList,
  type SavedList,
} from '../../lists/saved-lists'
import { ask, send } from '../ask.client'
import { say } from '../say'
import styles from './list-tools.module.css'
import { savedTexts } from './texts'

type SavedListsProps = {
  slug: string
  lists: readonly SavedList[]
  shown: SavedList | null
  language: Locale
  onChange: (lists: SavedList[]) => void
}

/** What is kept of this account now: another window may have saved meanwhile. */
async function changeKept(
  slug: string,
  change: (lists: SavedList[]) => SavedList[],
): Promise<SavedList[]> {
  const path = buildDeskApiPath('payload-preferences', toPreferenceKey(slug))
  const { value }: { value?: unknown } = await (await ask(path)).json()
  const lists = change(parseSavedLists(value))
  await send(path, { value: { lists } })
  return lists
}

/** One's own lists, and the way to keep the one in sight or to forget it. */
export function SavedLists({ slug, lists, shown, language, onChange }: SavedListsProps) {
  const [isNaming, setIsNaming] = useState(false)
  const query = toSavedQuery(useSearchParams().toString())
  const pathname = usePathname()
  const run = async (change: (lists: SavedList[]) => SavedList[], text: string) => {
    try {
      onChange(await changeKept(slug, change))
      setIsNaming(false)
      toast.success(text)
    } catch {
      toast.error(say(savedTexts.failed, language))
    }
  }
  const keep = (name: string) => {
    if (lists.length >= savedListsMax && !lists.some((list) => list.name === name)) {
      toast.error(say(savedTexts.tooMany, language, { count: savedListsMax }))
      return
    }
    void run((known) => withSavedList(known, { name, query }), say(savedTexts.kept, language))
  }
  const forget = ({ name }: SavedList) => {
    const drop = (known: SavedList[]) => known.filter((list) => list.name !== name)
    void run(drop, say(savedTexts.forgotten, language, { name }))
  }
  return (
    <div className={styles.saved}>
      {lists.length > 0 && (
        <nav aria-label={say(savedTexts.own, language)}>
          <ul className={styles.views}>
            {lists.map((list) => (
              <li key={list.name}>
                <a
                  aria-current={list === shown ? 'page' : undefined}
                  className={styles.view}
                  href={`${pathname}?${list.query}`}
                >
                  {list.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isNaming ? (
        <NameForm language={language} onEnd={() => setIsNaming(false)} onName={keep} />
      ) : (
        <SavedDeed
          current={shown}
          isWorthKeeping={query !== ''}
          language={language}
          onForget={forget}
          onKeep={() => setIsNaming(true)}
        />
      )}
    </div>
  )
}

type DeedProps = {
  current: SavedList | null
  isWorthKeeping: boolean
  language: Locale
  onForget: (list: SavedList) => void
  onKeep: () => void
}

function SavedDeed({ current, isWorthKeeping, language, onForget, onKeep }: DeedProps) {
  if (current !== null) {
    return (
      <Button
        buttonStyle="secondary"
        margin={false}
        onClick={() => onForget(current)}
        size="medium"
      >
        {say(savedTexts.forget, language, { name: current.name })}
      </Button>
    )
  }
  return isWorthKeeping ? (
    <Button buttonStyle="secondary" margin={false} onClick={onKeep} size="medium">
      {say(savedTexts.keep, language)}
    </Button>
  ) : null
}

type FormProps = { language: Locale; onName: (name: string) => void; onEnd: () => void }

function NameForm({ language, onName, onEnd }: FormProps) {
  const id = useId()
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onName(name.trim())
  }
  return (
    <form className={styles.naming} onSubmit={submit}>
      <label htmlFor={id}>{say(savedTexts.name, language)}</label>
      <input
        className={styles.name}
        id={id}
        maxLength={savedNameMax}
        onChange={({ target }) => setName(target.value)}
        // Whoever asked to name the list types the name next.
        ref={(input) => input?.focus()}
        required
        value={name}
      />
      <Button margin={false} size="medium" type="submit">
        {say(savedTexts.save, language)}
      </Button>
      <Button buttonStyle="secondary" margin={false} onClick={onEnd} size="medium" type="button">
        {say(savedTexts.cancel, language)}
      </Button>
    </form>
  )
}
