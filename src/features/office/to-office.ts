import type { Site } from '@/cms/payload-types'
import { toPicture, type PictureView } from '@/features/media/to-picture'
import { toFontSet } from '@/domain/brand/font-sets'
import { defaultTheme, type Theme } from '@/domain/brand/theme'

/** The agency as visitors know it: its name and look, and how it can be reached. */
export type OfficeView = {
  name: string
  logo: PictureView | null
  phone: string
  email: string
  /** In the language in which it was read; empty where there are none. */
  openingHours: string
  theme: Theme
}

export function toOffice(site: Site): OfficeView {
  return {
    name: site.tradeName ?? '',
    logo: toPicture(site.logo),
    phone: site.phone ?? '',
    email: site.email ?? '',
    openingHours: site.openingHours ?? '',
    theme: {
      brand: site.brandColour || defaultTheme.brand,
      accent: site.accentColour || defaultTheme.accent,
      radius: site.radius ?? defaultTheme.radius,
      fonts: toFontSet(site.fonts),
    },
  }
}
