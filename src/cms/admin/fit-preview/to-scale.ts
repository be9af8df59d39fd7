/** Below this a page can be seen, but no longer read at all. */
const scaleMin = 0.25

/** How much a screen is made smaller to be seen whole in the frame beside the form; 1 where it fits. */
export function toScale(screenWidth: number, frameWidth: number): number {
  return Math.min(1, Math.max(scaleMin, frameWidth / screenWidth))
}
