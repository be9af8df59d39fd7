import { StepGable } from './logo'

/** The mark of the product, in the corner of the admin. */
export function Icon() {
  return (
    <svg viewBox="0 0 48 48" width="24" height="24" role="img" aria-label="Gevel">
      <StepGable />
    </svg>
  )
}
