import type { GroupField } from 'payload'
import { checkboxField } from '../../fields/checkbox-field'
import { localizedText } from '../../fields/localized-text'
import { relationshipField } from '../../fields/relationship-field'

/** Which banner stands above the page. */
export const bannerGroup: GroupField = {
  name: 'banner',
  type: 'group',
  label: { nl: 'Banner', fr: 'Bannière', en: 'Banner', de: 'Kopfbild' },
  fields: [
    relationshipField({
      name: 'banner',
      label: {
        nl: 'Eigen banner',
        fr: 'Bannière propre',
        en: 'Own banner',
        de: 'Eigenes Kopfbild',
      },
      relationTo: 'banners',
    }),
    checkboxField({
      name: 'useDefault',
      label: {
        nl: 'Zonder eigen banner de standaardbanner',
        fr: 'Sans bannière propre, la bannière par défaut',
        en: 'Without an own banner, the default banner',
        de: 'Ohne eigenes Kopfbild das Standardkopfbild',
      },
      defaultValue: true,
    }),
    checkboxField({
      name: 'showTitle',
      label: {
        nl: 'Titel in de banner',
        fr: 'Titre dans la bannière',
        en: 'Title in the banner',
        de: 'Titel im Kopfbild',
      },
      defaultValue: true,
    }),
  ],
}

/** How the page appears in the trail above the pages below it. */
export const breadcrumbGroup: GroupField = {
  name: 'breadcrumb',
  type: 'group',
  label: { nl: 'Kruimelpad', fr: 'Fil d’Ariane', en: 'Breadcrumb', de: 'Brotkrumen' },
  fields: [
    localizedText({
      name: 'name',
      label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      description: {
        nl: 'Leeg: de titel.',
        fr: 'Vide : le titre.',
        en: 'Empty: the title.',
        de: 'Leer: der Titel.',
      },
      maxLength: 60,
    }),
    checkboxField({
      name: 'isPublic',
      label: { nl: 'Met link', fr: 'Avec lien', en: 'With link', de: 'Mit Link' },
      defaultValue: true,
    }),
  ],
}
