'use client'

import { useState } from 'react'
import { Button, toast, useRouteCache } from '@payloadcms/ui'
import { ask, toRefusal } from './ask.client'

type PostButtonProps = {
  href: string
  label: string
  done: string
  /** Said where the server gives no reason. */
  failed: string
  /** Asked first, for what cannot be undone. */
  question?: string
}

/** Asks the desk's own server for something, and shows the page anew, or why it was refused. */
export function PostButton({ href, label, done, failed, question }: PostButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { clearRouteCache } = useRouteCache()
  const post = async () => {
    if (question !== undefined && !window.confirm(question)) return
    setIsBusy(true)
    try {
      await ask(href, { method: 'POST' })
      toast.success(done)
    } catch (error) {
      toast.error(await toRefusal(error, failed))
    } finally {
      setIsBusy(false)
      clearRouteCache()
    }
  }
  return (
    <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void post()} size="medium">
      {label}
    </Button>
  )
}
