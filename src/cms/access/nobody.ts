/** No person at all; only the system writes here. */
export const nobody = (): boolean => false
