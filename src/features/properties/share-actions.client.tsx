'use client'

import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/ui/button/button'
import { copyText, shareByDevice } from '@/ui/share'
import { TextField } from '@/ui/text-field/text-field'
import { useEarlyPress } from '@/ui/use-early-press'
import styles from './property-actions.module.css'

export type ShareTexts = {
  share: string
  copy: string
  copied: string
  /** Names the field with the address, when the browser does not let us copy. */
  address: string
  print: string
}

type ShareActionsProps = { title: string; url: string; texts: ShareTexts }

const subscribe = () => () => {}
const canShare = () => typeof navigator.share === 'function'
const cannotShare = () => false

/** Puts the cursor into the address and marks all of it, ready to be copied by hand. */
function selectAll(field: HTMLFieldSetElement | null) {
  field?.querySelector('input')?.select()
}

/** What only a script can do: the device's own list, the clipboard, the printer. */
export function ShareActions({ title, url, texts }: ShareActionsProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const early = useEarlyPress()
  const hasList = useSyncExternalStore(subscribe, canShare, cannotShare)
  const isCopied = state === 'copied'
  return (
    <>
      {hasList && (
        <Button
          icon="share"
          onClick={async () => {
            if (!(await shareByDevice({ title, url }))) setState('refused')
          }}
          size="small"
          variant="text"
        >
          {texts.share}
        </Button>
      )}
      <Button
        {...early}
        className={styles.scripted}
        icon={isCopied ? 'check' : 'link'}
        onClick={async () => setState((await copyText(url)) ? 'copied' : 'refused')}
        size="small"
        variant="text"
      >
        <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
      </Button>
      <Button
        {...early}
        className={styles.scripted}
        icon="print"
        onClick={() => window.print()}
        size="small"
        variant="text"
      >
        {texts.print}
      </Button>
      {state === 'refused' && (
        <fieldset className={styles.byHand} ref={selectAll}>
          <TextField id="page-address" label={texts.address} name="address" readOnly value={url} />
        </fieldset>
      )}
    </>
  )
}
