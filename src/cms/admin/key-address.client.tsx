'use client'

import { useState, type ReactNode } from 'react'
import { Button, toast } from '@payloadcms/ui'
import { AddressOnce } from './address-once.client'
import { ask, toRefusal } from './ask.client'
import { PostButton } from './post-button.client'

type KeyAddressProps = {
  /** Makes the key, and tells it once. */
  path: string
  /** Whether there is a key, which a new one ends. */
  isOpen: boolean
  make: string
  renew: string
  /** Asked before a key is ended. */
  question: string
  label: string
  /** Says that it is not shown again, and what it is for. */
  once: ReactNode
  failed: string
  /** The way to end it without a new one. */
  revoke?: { path: string; label: string; question: string; done: string }
}

/** The server tells an address with the key in it, or the key alone. */
async function fetchKey(path: string): Promise<string> {
  const answer: { href?: unknown; key?: unknown } = await (
    await ask(path, { method: 'POST' })
  ).json()
  const made = answer.href ?? answer.key
  if (typeof made !== 'string') throw new Error(`${path} told neither an address nor a key`)
  return made
}

/** Makes a new key or address with a key, and shows it until the page is left; ends the present one. */
export function KeyAddress(props: KeyAddressProps) {
  const { path, label, once, failed, revoke } = props
  const [isBusy, setIsBusy] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const isOpen = props.isOpen || made !== null
  const renew = async () => {
    if (isOpen && !window.confirm(props.question)) return
    setIsBusy(true)
    try {
      setMade(await fetchKey(path))
    } catch (error) {
      toast.error(await toRefusal(error, failed))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void renew()} size="medium">
        {isOpen ? props.renew : props.make}
      </Button>
      <AddressOnce href={made} label={label} once={once} />
      {isOpen && revoke && (
        <PostButton
          done={revoke.done}
          failed={failed}
          href={revoke.path}
          label={revoke.label}
          question={revoke.question}
        />
      )}
    </>
  )
}
