'use client'

import { useState } from 'react'
import { Button } from '@/ui/button/button'

type ShareActionsProps = { copyText: string; copiedText: string; printText: string }

/** Copies the address and prints the page; both are shortcuts for what every browser can do. */
export function ShareActions({ copyText, copiedText, printText }: ShareActionsProps) {
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    const { origin, pathname } = window.location
    await navigator.clipboard.writeText(`${origin}${pathname}`)
    setIsCopied(true)
  }

  return (
    <>
      <Button icon={isCopied ? 'check' : 'share'} onClick={copy} size="small" variant="text">
        <span aria-live="polite">{isCopied ? copiedText : copyText}</span>
      </Button>
      <Button icon="print" onClick={() => window.print()} size="small" variant="text">
        {printText}
      </Button>
    </>
  )
}
