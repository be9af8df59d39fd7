const headerBytes = 44
const sampleRate = 8_000
/** Of 128; the hum between the tones stays below. */
const loud = 20
/** Silences that are longer part tones and groups, in seconds. */
const pauseSeconds = 0.1
const groupPauseSeconds = 1

/** Counts the tones of a question as somebody does who listens: how many each group has. */
export function countTones(wav: Buffer): number[] {
  const moments = [...wav.subarray(headerBytes)].flatMap((sample, index) =>
    Math.abs(sample - 128) > loud ? [index / sampleRate] : [],
  )
  const groups: number[] = []
  for (const [index, at] of moments.entries()) {
    const silence = index === 0 ? Infinity : at - (moments[index - 1] ?? at)
    if (silence > groupPauseSeconds) groups.push(1)
    else if (silence > pauseSeconds) groups.push((groups.pop() ?? 0) + 1)
  }
  return groups
}
