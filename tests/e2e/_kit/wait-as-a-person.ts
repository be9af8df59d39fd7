import type { Page } from '@playwright/test'
import { ticketAgeMinMs } from '@/forms/_kit/ticket'

/** For the clock of the browser, and the way of what is sent. */
const marginMs = 1_000

/**
 * Lets as much time pass as a form wants to have been open: it takes what comes sooner for the work of a
 * program. There is no state to wait for, because nothing on the page changes when it has passed.
 */
export const waitAsAPerson = (page: Page): Promise<void> =>
  page.waitForTimeout(ticketAgeMinMs + marginMs)
