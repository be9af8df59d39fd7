import type { ModuleViews } from '../_kit/module-type'
import type { contact } from './config'
import { ContactForm } from './views/form'
import { ContactFormImage } from './views/form-image'
import { ContactCallout } from './views/callout'

type ViewName = (typeof contact)['views'][number]['name']

/** What draws each view; a view of the configuration without an entry does not compile. */
export const views: ModuleViews<ViewName> = {
  form: ContactForm,
  'form-image': ContactFormImage,
  callout: ContactCallout,
}
