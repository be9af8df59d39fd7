'use client'

import { useId, useState } from 'react'
import { Button, toast } from '@payloadcms/ui'

type CalendarAddressButtonProps = {
  make: string
  renew: string
  /** Whether there is an address, which a new one ends. */
  hasAddress: boolean
  /** Asked before an address is ended. */
  question: string
  addressLabel: string
  /** Says that the address is not shown again. */
  once: string
  failed: string
}

async function fetchAddress(): Promise<string | null> {
  try {
    const response = await fetch('/api/users/calendar-key/', {
      method: 'POST',
      credentials: 'same-origin',
    })
    const answer: unknown = response.ok ? await response.json() : null
    const href = typeof answer === 'object' && answer !== null && Reflect.get(answer, 'href')
    return typeof href === 'string' ? href : null
  } catch {
    return null
  }
}

/** Makes a new address of the own calendar and shows it, until the page is left. */
export function CalendarAddressButton(props: CalendarAddressButtonProps) {
  const { addressLabel, once, failed } = props
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [href, setHref] = useState<string | null>(null)
  const hasAddress = props.hasAddress || href !== null
  const renew = async () => {
    if (hasAddress && !window.confirm(props.question)) return
    setIsBusy(true)
    const made = await fetchAddress()
    if (made === null) toast.error(failed)
    else setHref(made)
    setIsBusy(false)
  }
  return (
    <>
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void renew()} size="medium">
        {hasAddress ? props.renew : props.make}
      </Button>
      <div role="status">
        {href !== null && (
          <div className="field-type text">
            <label className="field-label" htmlFor={id}>
              {addressLabel}
            </label>
            <input
              id={id}
              onFocus={({ target }) => target.select()}
              readOnly
              type="text"
              value={href}
            />
            <p>{once}</p>
          </div>
        )}
      </div>
    </>
  )
}
