'use client'

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
} from 'react'
import { IconButton } from '../icon-button/icon-button'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { ComboboxList } from './combobox-list'
import { listChoices, moveActive, noneActive } from './combobox-model'
import { toAnnouncement, toChoiceId, type ComboboxPanelProps } from './combobox-view'
import { useGroups } from './use-groups'
import styles from './combobox.module.css'

/** What stands in a field, keys included that were pressed before anything listened to it. */
function useTyped(input: HTMLInputElement): string {
  const subscribe = useCallback(
    (tell: () => void) => {
      input.addEventListener('input', tell)
      return () => input.removeEventListener('input', tell)
    },
    [input],
  )
  return useSyncExternalStore(subscribe, () => input.value)
}

/** What is under the field: the choices with the keys that walk through them, or a sentence. */
export function ComboboxPanel({ input, listId, find, texts, onView }: ComboboxPanelProps) {
  const text = useTyped(input)
  const [isWanted, setIsWanted] = useState(() => document.activeElement === input)
  const [active, setActive] = useState(noneActive)
  const isQuiet = useRef(false)
  const panel = useRef<HTMLDivElement>(null)
  const found = useGroups(find, text, isWanted)
  const choices = listChoices(found.groups)
  const isShown = isWanted && found.text !== null
  const isOpen = isShown && choices.length > 0
  const activeId = isOpen && active !== noneActive ? toChoiceId(listId, active) : undefined
  const sentence = found.hasFailed ? texts.failed : toAnnouncement(choices.length, texts)

  useEffect(() => onView({ isShown, isOpen, activeId }), [onView, isShown, isOpen, activeId])
  // A field low on the screen hangs its list below the edge, where nobody looks for it.
  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function open() {
    setActive(noneActive)
    setIsWanted(true)
  }
  function close() {
    setActive(noneActive)
    setIsWanted(false)
  }
  function choose(index: number, inNewTab: boolean) {
    const href = choices[index]?.href
    if (href === undefined) return
    close()
    if (inNewTab) window.open(href, '_blank', 'noopener')
    else window.location.assign(href)
  }
  /** A dialog that holds nothing but the search goes with it. */
  function leave({ detail: presses }: MouseEvent) {
    close()
    const dialog = input.closest('dialog')
    if (dialog) dialog.close()
    // Who pressed a key goes on from the field; a finger does not want the keyboard back.
    else if (presses === 0) focusQuietly()
  }
  function focusQuietly() {
    isQuiet.current = true
    input.focus()
    isQuiet.current = false
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape') {
      if (isWanted) close()
      else if (input.value !== '') input.setRangeText('', 0, input.value.length)
      else return
      event.preventDefault()
      return
    }
    if (event.key === 'Enter' && isOpen && active !== noneActive) {
      event.preventDefault()
      choose(active, event.ctrlKey || event.metaKey)
      return
    }
    const next = isOpen ? moveActive(event.key, active, choices.length) : null
    if (next !== null) setActive(next)
    else if (event.key === 'ArrowDown' && !isWanted) open()
    else return
    event.preventDefault()
  })
  const onTouch = useEffectEvent(() => {
    if (!isQuiet.current) open()
  })
  const onLeave = useEffectEvent(({ relatedTarget, currentTarget }: FocusEvent) => {
    const isInside =
      currentTarget instanceof Node &&
      relatedTarget instanceof Node &&
      currentTarget.contains(relatedTarget)
    if (!isInside) close()
  })

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    for (const name of ['focus', 'input', 'click']) {
      input.addEventListener(name, () => onTouch(), { signal })
    }
    input.addEventListener('keydown', (event) => onKey(event), { signal })
    const frame = input.closest<HTMLElement>('[data-combobox]')
    frame?.addEventListener('focusout', (event) => onLeave(event), { signal })
    return () => stop.abort()
  }, [input])

  return (
    <>
      <div className={styles.panel} hidden={!isShown} ref={panel}>
        <IconButton className={styles.close} icon="close" label={texts.close} onClick={leave} />
        {choices.length === 0 && <p className={styles.sentence}>{sentence}</p>}
        <ComboboxList
          active={active}
          groups={found.groups}
          label={texts.list}
          listId={listId}
          onChoose={choose}
        />
      </div>
      <div role="status">
        <VisuallyHidden>{isShown ? sentence : ''}</VisuallyHidden>
      </div>
    </>
  )
}
