'use client'

import { showInGroups } from '@/domain/accounts/second-factor'
import { QrCode } from '@/ui/qr-code/qr-code'
import styles from './staff.module.css'

/** The recovery codes, told this once. */
export function Codes({ codes, text }: { codes: readonly string[]; text: string }) {
  return (
    <div role="status">
      <p>{text}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{showInGroups(code)}</li>
        ))}
      </ul>
    </div>
  )
}

/** What an app scans, and the same to type. */
export function AppKey({
  secret,
  address,
  text,
}: {
  secret: string
  address: string
  text: string
}) {
  return (
    <>
      <p>{text}</p>
      <QrCode className={styles.qr} label={text} value={address} />
      <code>{showInGroups(secret)}</code>
    </>
  )
}
