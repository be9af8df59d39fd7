import type { Locale } from '@/domain/kernel/locales'
import styles from './flag.module.css'

const stripes: Readonly<
  Record<Exclude<Locale, 'en'>, { colours: readonly string[]; isUpright: boolean }>
> = {
  nl: { colours: ['#AE1C28', '#FFFFFF', '#21468B'], isUpright: false },
  fr: { colours: ['#0055A4', '#FFFFFF', '#EF4135'], isUpright: true },
  de: { colours: ['#000000', '#DD0000', '#FFCE00'], isUpright: false },
}

function Cross() {
  return (
    <>
      <path d="M0 0h18v12H0z" fill="#012169" />
      <path d="m0 0 18 12M18 0 0 12" stroke="#FFFFFF" strokeWidth="2.4" />
      <path d="m0 0 18 12M18 0 0 12" stroke="#C8102E" strokeWidth="1" />
      <path d="M9 0v12M0 6h18" stroke="#FFFFFF" strokeWidth="4" />
      <path d="M9 0v12M0 6h18" stroke="#C8102E" strokeWidth="2.2" />
    </>
  )
}

/** A small flag beside the name of a language; decoration, never the only mark. */
export function Flag({ locale }: { locale: Locale }) {
  const { colours, isUpright } =
    locale === 'en' ? { colours: [], isUpright: false } : stripes[locale]
  return (
    <svg aria-hidden className={styles.flag} viewBox="0 0 18 12">
      {locale === 'en' && <Cross />}
      {colours.map((colour, index) =>
        isUpright ? (
          <path d={`M${index * 6} 0h6v12h-6z`} fill={colour} key={colour} />
        ) : (
          <path d={`M0 ${index * 4}h18v4H0z`} fill={colour} key={colour} />
        ),
      )}
    </svg>
  )
}
