/** The name of the product, above the login of the admin. */
export function Logo() {
  return (
    <svg viewBox="0 0 168 48" width="168" height="48" role="img" aria-label="Gevel">
      <StepGable />
      <text x="56" y="34" fill="currentColor" fontSize="30" fontWeight="700" letterSpacing="-0.5">
        Gevel
      </text>
    </svg>
  )
}

/** A stepped gable with a door, drawn in a square of 48. */
export function StepGable() {
  return (
    <g>
      <path d="M4 46V24h6v-7h6v-7h5V4h6v6h5v7h6v7h6v22H29V33a5 5 0 0 0-10 0v13Z" fill="#123a8f" />
      <path d="M21 16h6v7h-6z" fill="#f2a900" />
    </g>
  )
}
