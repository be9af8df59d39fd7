import type { CharactersAnswer } from './characters'
import { createNoise } from './noise'

/** Samples per second; enough for tones, and small to send. */
const sampleRate = 8_000
const toneSeconds = 0.2
const pauseSeconds = 0.25
/** Long enough to count and to type. */
const groupPauseSeconds = 1.6
const headerBytes = 44
/** Of 128, so that nothing is cut off when the hum is added. */
const loudness = 70
const hum = 6
const tonesHz = [392, 494, 587, 740, 880] as const

/** Samples from -1 to 1 of one tone, which swells and fades so that it does not click. */
function createTone(hertz: number): number[] {
  const length = Math.round(toneSeconds * sampleRate)
  return Array.from({ length }, (_, index) => {
    const envelope = Math.min(1, index / 160, (length - index) / 160)
    return Math.sin((2 * Math.PI * hertz * index) / sampleRate) * envelope
  })
}

function createSilence(seconds: number): number[] {
  return Array.from({ length: Math.round(seconds * sampleRate) }, () => 0)
}

function writeHeader(bytes: Buffer, dataLength: number): void {
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(headerBytes - 8 + dataLength, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  // Plain samples, one channel, one byte each.
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(sampleRate, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(dataLength, 40)
}

/**
 * The question as a sound: groups of tones to be counted, each group at a pitch of its own. Tones
 * are understood in every language, and need no recorded voices.
 *
 * @returns a WAV file of 5 to 15 seconds, at most 120 kB
 */
export function playTones({ tones, noise }: CharactersAnswer): Buffer {
  const random = createNoise(noise)
  const samples = tones.flatMap((count, index) => {
    const hertz = tonesHz[Math.floor(random() * tonesHz.length)] ?? tonesHz[0]
    const group = Array.from({ length: count }, () => [
      ...createTone(hertz),
      ...createSilence(pauseSeconds),
    ]).flat()
    return [...createSilence(index === 0 ? pauseSeconds : groupPauseSeconds), ...group]
  })
  const bytes = Buffer.alloc(headerBytes + samples.length)
  writeHeader(bytes, samples.length)
  for (const [index, sample] of samples.entries()) {
    bytes[headerBytes + index] = Math.round(128 + sample * loudness + (random() - 0.5) * hum)
  }
  return bytes
}
