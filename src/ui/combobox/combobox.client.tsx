'use client'

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
} from 'react'
import { SearchField } from '../search-field/search-field'
import { useHasScript } from '../use-has-script'
import {
  closedView,
  type ComboboxPanelProps,
  type ComboboxTexts,
  type FindGroups,
} from './combobox-view'
import styles from './combobox.module.css'

type ComboboxProps = Omit<ComponentProps<typeof SearchField>, 'id' | 'role' | 'ref'> & {
  id: string
  /** What fits a text; the same function at every drawing, or everything is asked for again. */
  find: FindGroups
  texts: ComboboxTexts
}

type Loaded = { Panel: ComponentType<ComboboxPanelProps>; input: HTMLInputElement }

/**
 * A search field that suggests while somebody types, by the combobox pattern of WAI-ARIA. What
 * shows the suggestions is loaded when the field is first touched; until then, and without script,
 * it is a plain field of the form around it. On a phone it fills the screen while it is open.
 */
export function Combobox({ id, find, texts, ...field }: ComboboxProps) {
  const isAlive = useHasScript()
  const input = useRef<HTMLInputElement>(null)
  const [view, setView] = useState(closedView)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const listId = `${id}-list`

  async function load() {
    if (loaded !== null) return
    try {
      const { ComboboxPanel } = await import('./combobox-panel.client')
      if (input.current) setLoaded({ Panel: ComboboxPanel, input: input.current })
    } catch {
      // Not reachable just now: the form searches all the same, and the next touch tries again.
    }
  }

  // Who was in the field before this script came has given it no event that it could have heard.
  const onAlive = useEffectEvent(() => {
    if (document.activeElement === input.current) void load()
  })
  useEffect(() => onAlive(), [])

  const role = isAlive && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': view.isOpen,
    'aria-haspopup': 'listbox' as const,
    'aria-controls': loaded === null ? undefined : listId,
    'aria-activedescendant': view.activeId,
  }
  return (
    <div className={styles.combobox} data-combobox="" data-shown={view.isShown || undefined}>
      <SearchField
        {...field}
        {...role}
        className={styles.field}
        id={id}
        onFocus={load}
        onPointerEnter={load}
        ref={input}
      />
      {loaded !== null && (
        <loaded.Panel
          find={find}
          input={loaded.input}
          listId={listId}
          onView={setView}
          texts={texts}
        />
      )}
    </div>
  )
}
