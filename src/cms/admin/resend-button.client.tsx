'use client'

import { useState } from 'react'
import { Button, toast, useRouteCache } from '@payloadcms/ui'

type ResendButtonProps = { href: string; label: string; done: string; failed: string }

/** Asks for mails to be sent again, and shows the page anew when they wait in the queue. */
export function ResendButton({ href, label, done, failed }: ResendButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { clearRouteCache } = useRouteCache()
  const resend = async () => {
    setIsBusy(true)
    try {
      const response = await fetch(href, { method: 'POST', credentials: 'same-origin' })
      if (response.ok) toast.success(done)
      else toast.error(`${failed} (${response.status})`)
    } catch {
      toast.error(failed)
    } finally {
      setIsBusy(false)
      clearRouteCache()
    }
  }
  return (
    <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void resend()} size="medium">
      {label}
    </Button>
  )
}
