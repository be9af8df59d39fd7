import type { Payload, TypedUser } from 'payload'
import { toLocale, type LocalizedText } from '@/domain/kernel/locales'
import type { Tampering } from '@/domain/offers/register'
import { readRegister, type RegisterReport } from '../collections/offers/read-register'
import { words } from '../fields/words'
import { isForbidden } from '../hooks/read-refusal'

type OfferRegisterProps = { payload: Payload; user: TypedUser | null; i18n: { language: string } }

/** What somebody has to know about a broken register, by how it broke. */
const tamperingTexts: Record<Tampering['kind'], (sequence: number) => LocalizedText> = {
  content: (sequence) =>
    words(
      `Het register is niet ongeschonden: bod ${sequence} werd na ontvangst gewijzigd.`,
      `Le registre n’est pas intact : l’offre ${sequence} a été modifiée après réception.`,
      `The register is not intact: offer ${sequence} was changed after it came in.`,
      `Das Register ist nicht unversehrt: Angebot ${sequence} wurde nach Eingang geändert.`,
    ),
  link: (sequence) =>
    words(
      `Het register is niet ongeschonden: bod ${sequence} sluit niet aan op het vorige, dat werd gewijzigd.`,
      `Le registre n’est pas intact : l’offre ${sequence} ne suit plus la précédente, qui a été modifiée.`,
      `The register is not intact: offer ${sequence} no longer follows the one before, which was changed.`,
      `Das Register ist nicht unversehrt: Angebot ${sequence} schließt nicht an das vorige an, das geändert wurde.`,
    ),
  missing: (sequence) =>
    words(
      `Het register is niet ongeschonden: bod ${sequence} ontbreekt.`,
      `Le registre n’est pas intact : l’offre ${sequence} manque.`,
      `The register is not intact: offer ${sequence} is missing.`,
      `Das Register ist nicht unversehrt: Angebot ${sequence} fehlt.`,
    ),
}

function toUnbroken(entries: number): LocalizedText {
  return words(
    `Register ongeschonden, ${entries} ${entries === 1 ? 'bod' : 'biedingen'}.`,
    `Registre intact, ${entries} ${entries > 1 ? 'offres' : 'offre'}.`,
    `Register unbroken, ${entries} ${entries === 1 ? 'entry' : 'entries'}.`,
    `Register unversehrt, ${entries} ${entries === 1 ? 'Angebot' : 'Angebote'}.`,
  )
}

/** Null for somebody whose role may not read offers. */
async function findReport({ payload, user }: OfferRegisterProps): Promise<RegisterReport | null> {
  try {
    return await readRegister(payload, user)
  } catch (cause) {
    if (isForbidden(cause)) return null
    throw cause
  }
}

/** Above the list of offers: whether the chain of the register is unbroken, worked out just now. */
export async function OfferRegister(props: OfferRegisterProps) {
  const report = await findReport(props)
  if (report === null) return null
  const { entries, tampering } = report
  const text =
    tampering === null ? toUnbroken(entries) : tamperingTexts[tampering.kind](tampering.sequence)
  return (
    <p role={tampering === null ? 'status' : 'alert'} style={tampering ? brokenStyle : lineStyle}>
      {text[toLocale(props.i18n.language)]}
    </p>
  )
}

const lineStyle = {
  margin: '0 0 16px',
  padding: '8px 12px',
  borderLeft: '4px solid var(--theme-success-500)',
}

const brokenStyle = {
  ...lineStyle,
  borderLeft: '4px solid var(--theme-error-500)',
  fontWeight: 600,
}
