import 'server-only'
import type { Prefill } from './_kit/prefill'
import type { FormKind } from './registry'
import { prefillDemand } from './demand-register/prefill'

/** The forms that begin with answers of the address of their page. */
const prefills: Readonly<Partial<Record<FormKind, Prefill>>> = {
  'demand-register': prefillDemand,
}

export function findPrefill(kind: FormKind): Prefill | undefined {
  return prefills[kind]
}
