'use client'

import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { TextField } from '../text-field/text-field'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { useHasScript } from '../use-has-script'

type ChoiceSearchProps = {
  /** The `ChoiceList` whose rows it thins out. */
  listId: string
  label: string
  /** Spoken after typing; `#` stands for the number of rows left. */
  foundText: string
}

/** Without accents and capitals, so that "liege" finds "Liège". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/** Hides the rows of a list that do not hold the words; gives how many are left. */
function thinOut(listId: string, words: string): number {
  const rows = document.getElementById(listId)?.children ?? []
  let left = 0
  for (const row of rows) {
    const isLeft = fold(row.textContent).includes(fold(words.trim()))
    row.toggleAttribute('hidden', !isLeft)
    if (isLeft) left += 1
  }
  return left
}

/** A field that thins out a long list of choices as one types. Without script there is no field. */
export function ChoiceSearch({ listId, label, foundText }: ChoiceSearchProps) {
  const hasScript = useHasScript()
  const [left, setLeft] = useState<number | null>(null)

  if (!hasScript) return null

  function type(event: ChangeEvent<HTMLInputElement>) {
    setLeft(thinOut(listId, event.target.value))
  }

  /** The field is no part of what the form sends, so Enter must not send it. */
  function keep(event: KeyboardEvent) {
    if (event.key === 'Enter') event.preventDefault()
  }

  return (
    <div onChange={(event) => event.stopPropagation()}>
      <TextField
        autoComplete="off"
        id={`${listId}-search`}
        label={label}
        labelHidden
        name=""
        onChange={type}
        onKeyDown={keep}
        placeholder={label}
        type="search"
      />
      <VisuallyHidden>
        <span role="status">{left === null ? '' : foundText.replace('#', String(left))}</span>
      </VisuallyHidden>
    </div>
  )
}
