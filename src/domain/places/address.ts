/** The parts of an address that may be printed. A hidden address keeps the place alone. */
export type AddressParts = {
  street: string | null
  houseNumber: string | null
  boxNr: string | null
  zip: string
  city: string
}
