'use client'

import { useState } from 'react'
import { Button, toast } from '@payloadcms/ui'
import { AddressOnce } from './address-once.client'
import { fetchAddress } from './fetch-address'
import { PostButton } from './post-button.client'

type ExportAddressControlProps = {
  id: string
  /** Whether there is an address, which a new one ends. */
  isOpen: boolean
  make: string
  renew: string
  renewQuestion: string
  addressLabel: string
  once: string
  revoke: string
  revokeQuestion: string
  revoked: string
  failed: string
}

/** Makes a new address for a partner and shows it until the page is left; ends the present one. */
export function ExportAddressControl(props: ExportAddressControlProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [href, setHref] = useState<string | null>(null)
  const isOpen = props.isOpen || href !== null
  const renew = async () => {
    if (isOpen && !window.confirm(props.renewQuestion)) return
    setIsBusy(true)
    const made = await fetchAddress(`/api/export-links/${props.id}/key/`)
    if (made === null) toast.error(props.failed)
    else setHref(made)
    setIsBusy(false)
  }
  return (
    <>
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void renew()} size="medium">
        {isOpen ? props.renew : props.make}
      </Button>
      <AddressOnce href={href} label={props.addressLabel} once={props.once} />
      {isOpen && (
        <PostButton
          done={props.revoked}
          failed={props.failed}
          href={`/api/export-links/${props.id}/revoke/`}
          label={props.revoke}
          question={props.revokeQuestion}
        />
      )}
    </>
  )
}
