'use client'

import { useId, type ReactNode } from 'react'

type AddressOnceProps = {
  /** Null as long as there is none to be shown. */
  href: string | null
  label: string
  /** Says that it is not shown again. */
  once: ReactNode
}

/** An address that opens something to whoever has it, shown until the page is left. */
export function AddressOnce({ href, label, once }: AddressOnceProps) {
  const id = useId()
  return (
    <div role="status">
      {href !== null && (
        <div className="field-type text">
          <label className="field-label" htmlFor={id}>
            {label}
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
  )
}
