'use client'

import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/text-field/text-field'
import styles from './shortlist.module.css'
import type { ListTexts } from './list-texts'

type ShareListProps = {
  /** Path and query of the list, which hold all of it. */
  href: string
  texts: Pick<ListTexts, 'share' | 'copied' | 'copyByHand'>
}

/** Whether the device's own way of sharing took it, or was closed by the visitor. */
async function shareByDevice(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ url })
    return true
  } catch (err) {
    if (err instanceof DOMException) return err.name === 'AbortError'
    throw err
  }
}

async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch (err) {
    // Refused, or not there at all on an address without encryption.
    if (err instanceof DOMException || err instanceof TypeError) return false
    throw err
  }
}

/** Passes the list on: by the device, else by copying, else as a text to copy by hand. */
export function ShareList({ href, texts }: ShareListProps) {
  const [copiedHref, setCopiedHref] = useState('')
  const [shownUrl, setShownUrl] = useState('')
  const isCopied = copiedHref === href

  async function share() {
    const url = new URL(href, window.location.href).href
    if (await shareByDevice(url)) return
    if (await copy(url)) setCopiedHref(href)
    else setShownUrl(url)
  }

  return (
    <>
      <Button icon={isCopied ? 'check' : 'share'} onClick={share} size="small" variant="secondary">
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
