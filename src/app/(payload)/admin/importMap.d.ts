import type { ImportMap } from 'payload'

/** Written by `payload generate:importmap`. */
export const importMap: ImportMap
