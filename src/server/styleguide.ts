import { env } from './env'

/** True in development, and where the settings ask for it; visitors never see the examples. */
export function isStyleguideOn(): boolean {
  const { NODE_ENV, GEVEL_STYLEGUIDE } = env()
  return NODE_ENV === 'development' || GEVEL_STYLEGUIDE === 'on'
}
