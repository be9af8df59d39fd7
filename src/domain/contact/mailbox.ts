/**
 * One spelling for all that lead to one mailbox: capitals do not count, nor does what stands behind
 * a plus. For comparing alone; mail goes to the address as it was typed.
 */
export function toMailbox(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@')
}
