import { expect } from '@playwright/test'
import { listBroken, listLate, watchUntilRight, type Surface } from './time-to-visible'

/** A change, and what visitors have to see after it. */
export type Step = {
  name: string
  change: () => Promise<void>
  surfaces: readonly Surface[]
}

/** A pause of the machine may fall into one measurement; three in a row are no accident. */
const roundsMax = 3

/** Makes a change and waits until all is right; @returns true when the promise was kept. */
async function isKept(servers: readonly string[], step: Step): Promise<boolean> {
  await step.change()
  const seen = await watchUntilRight(servers, step.surfaces, performance.now())
  const last = Math.max(...seen.map(({ wrongUntilMs }) => wrongUntilMs))
  console.log(`${step.name}: right in ${seen.length} places; somebody saw the old until ${last} ms`)
  expect(listBroken(seen)).toEqual([])
  return listLate(seen).length === 0
}

/**
 * Holds every server to the promise at each step. The steps lead round to where they began; a step
 * that was late is measured again in another round, and is late when it was so every time.
 */
export async function expectWithinASecond(
  servers: readonly string[],
  steps: readonly Step[],
): Promise<void> {
  let late = steps.map(({ name }) => name)
  for (let round = 0; round < roundsMax && late.length > 0; round += 1) {
    for (const step of steps) {
      if (await isKept(servers, step)) late = late.filter((name) => name !== step.name)
    }
  }
  expect(late).toEqual([])
}
