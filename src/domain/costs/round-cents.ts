/** Rounds euros to the cent, half a cent upwards. */
export function roundCents(euros: number): number {
  // The tiny term undoes the binary error of sums such as 1.005 × 100.
  return Math.round(euros * 100 + 1e-6) / 100
}
