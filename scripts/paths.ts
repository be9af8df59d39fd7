import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Everything that belongs to this clone alone and is never committed. */
export const dataDir = path.join(root, '.data')

export const inRoot = (...parts: string[]) => path.join(root, ...parts)
export const inData = (...parts: string[]) => path.join(dataDir, ...parts)

/** Where the output of a long step is kept. */
export const logFile = (step: string) => inData('log', `${step}.log`)
