'use client'

import { useState } from 'react'
import { Button, toast } from '@payloadcms/ui'
import { AddressOnce } from './address-once.client'
import { fetchAddress } from './fetch-address'

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

/** Makes a new address of the own calendar and shows it, until the page is left. */
export function CalendarAddressButton(props: CalendarAddressButtonProps) {
  const { addressLabel, once, failed } = props
  const [isBusy, setIsBusy] = useState(false)
  const [href, setHref] = useState<string | null>(null)
  const hasAddress = props.hasAddress || href !== null
  const renew = async () => {
    if (hasAddress && !window.confirm(props.question)) return
    setIsBusy(true)
    const made = await fetchAddress('/api/users/calendar-key/')
    if (made === null) toast.error(failed)
    else setHref(made)
    setIsBusy(false)
  }
  return (
    <>
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void renew()} size="medium">
        {hasAddress ? props.renew : props.make}
      </Button>
      <AddressOnce href={href} label={addressLabel} once={once} />
    </>
  )
}
