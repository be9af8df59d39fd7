'use client'

import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { copyText, shareByDevice } from '@/ui/share'
import { TextField } from '@/ui/text-field/text-field'
import { useEarlyPress } from '@/ui/use-early-press'
import styles from './shortlist.module.css'
import type { ListTexts } from './list-texts'

type ShareListProps = {
  /** Path and query of the list, which hold all of it. */
  href: string
  texts: Pick<ListTexts, 'share' | 'copied' | 'copyByHand'>
}

/** Passes the list on: by the device, else by copying, else as a text to copy by hand. */
export function ShareList({ href, texts }: ShareListProps) {
  const [copiedHref, setCopiedHref] = useState('')
  const [shownUrl, setShownUrl] = useState('')
  const early = useEarlyPress()
  const isCopied = copiedHref === href

  async function share() {
    const url = new URL(href, window.location.href).href
    if (await shareByDevice({ url })) return
    if (await copyText(url)) setCopiedHref(href)
    else setShownUrl(url)
  }

  return (
    <>
      <Button
        {...early}
        icon={isCopied ? 'check' : 'share'}
        onClick={share}
        size="small"
        variant="secondary"
      >
        <span aria-live="polite">{isCopied ? texts.copied : texts.share}</span>
      </Button>
      {shownUrl !== '' && (
        <div className={styles.byHand}>
          <TextField label={texts.copyByHand} name="link" readOnly value={shownUrl} />
        </div>
      )}
    </>
  )
}
