import { createHash } from 'node:crypto'
import type { HashText } from '@/domain/offers/register'

/** SHA-256 in hexadecimal: the hash of the register. */
export const hashText: HashText = (text) => createHash('sha256').update(text).digest('hex')
