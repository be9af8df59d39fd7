/**
 * Lets this process speak Belgian time, wherever its machine stands. The framework draws moments on the
 * server in the zone of the process and again in the browser: the versions of a record would bear one
 * time in their list, another where they are compared.
 */
export function settleTimeZone(): void {
  process.env['TZ'] = 'Europe/Brussels'
}
