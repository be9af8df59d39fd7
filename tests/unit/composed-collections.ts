import { createEnquiries } from '@/cms/collections/enquiries'
import { createProperties } from '@/cms/collections/properties'

/** Stands for what outer rooms draw: what is stored does not depend on it. */
const drawn = '/src/drawn#Drawn'

/** Collections as the configuration composes them, for tests of their fields. */
export const Enquiries = createEnquiries({
  renameForm: () => null,
  findFormNames: () => [],
  answers: drawn,
})
export const Properties = createProperties({ pictureCell: drawn, owners: drawn, visits: drawn })
