/** Where a browser keeps the answer to the question about cookies: every page looks there. */
export const consentKey = 'gevel-consent'
