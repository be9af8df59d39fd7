import * as z from 'zod'
import { recordIdMax } from './record-id'

/** The number of a record in what somebody sends. Apart, because addresses are read without zod. */
export const recordIdSchema = z.number().int().positive().max(recordIdMax)
