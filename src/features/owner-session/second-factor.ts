import 'server-only'
import * as store from '@/server/second-factor'

export type { CodeVerdict, SecondFactorState } from '@/server/second-factor'

/** The second factor of owners; how it works stands in `server/second-factor`. */
export const readSecondFactor = store.readSecondFactor.bind(null, store.ownerFactors)
export const beginSecondFactor = store.beginSecondFactor.bind(null, store.ownerFactors)
export const confirmSecondFactor = store.confirmSecondFactor.bind(null, store.ownerFactors)
export const renewRecoveryCodes = store.renewRecoveryCodes.bind(null, store.ownerFactors)
export const lockSecondFactor = store.lockSecondFactor.bind(null, store.ownerFactors)
export const checkSecondFactor = store.checkSecondFactor.bind(null, store.ownerFactors)
