import { isSafeRelativeTarget, parseLink } from '@/domain/routes/safe-target'
import type { LocalizedText } from '@/domain/kernel/locales'
import type { Condition, Field, TextField, TextFieldSingleValidation } from 'payload'
import { toEditorMessage } from '../hooks/editor-message'
import { localizedText } from './localized-text'
import { alsoValidate } from './text-validation'

const linkCharactersMax = 2000

const linkAdvice: LocalizedText = {
  nl: 'Een pad van deze site (/nl/contact/), een https-adres, tel: of mailto:.',
  fr: 'Un chemin de ce site (/fr/contact/), une adresse https, tel: ou mailto:.',
  en: 'A path of this site (/en/contact/), an https address, tel: or mailto:.',
  de: 'Ein Pfad dieser Website (/de/kontakt/), eine https-Adresse, tel: oder mailto:.',
}

/** Accepts what a browser may safely open; the empty text is no link and is accepted. */
export const validateLink: TextFieldSingleValidation = (value, { req }) => {
  if (!value || parseLink(value)) return true
  return toEditorMessage(req, {
    nl: `"${value}" is geen geldige link. ${linkAdvice.nl}`,
    fr: `« ${value} » n’est pas un lien valable. ${linkAdvice.fr}`,
    en: `"${value}" is not a valid link. ${linkAdvice.en}`,
    de: `„${value}“ ist kein gültiger Link. ${linkAdvice.de}`,
  })
}

const ownPathAdvice: LocalizedText = {
  nl: 'Een pad van deze site, zoals /media/straat.mp4. Een bestand van een andere site zou daar worden opgehaald voor een bezoeker toestemt.',
  fr: 'Un chemin de ce site, comme /media/rue.mp4. Un fichier d’un autre site y serait chargé avant l’accord du visiteur.',
  en: 'A path of this site, such as /media/street.mp4. A file of another site would be fetched there before a visitor agrees.',
  de: 'Ein Pfad dieser Website, etwa /media/strasse.mp4. Eine Datei einer anderen Website würde dort geladen, bevor ein Besucher zustimmt.',
}

/** Accepts a path of this site alone; the empty text is none and is accepted. */
const validateOwnPath: TextFieldSingleValidation = (value, { req }) => {
  if (!value || isSafeRelativeTarget(value)) return true
  return toEditorMessage(req, {
    nl: `"${value}" is geen pad van deze site. ${ownPathAdvice.nl}`,
    fr: `« ${value} » n’est pas un chemin de ce site. ${ownPathAdvice.fr}`,
    en: `"${value}" is not a path of this site. ${ownPathAdvice.en}`,
    de: `„${value}“ ist kein Pfad dieser Website. ${ownPathAdvice.de}`,
  })
}

/** Where a file of this very site lies that pages load by themselves. */
export function ownPathField(options: TargetOptions): TextField {
  return toTarget(options, validateOwnPath, ownPathAdvice)
}

/** The target of a link, per language. */
export function linkField(
  options: { name?: string; label?: LocalizedText; condition?: Condition } = {},
): TextField {
  const { name = 'href', condition } = options
  const label = options.label ?? { nl: 'Doel', fr: 'Cible', en: 'Target', de: 'Ziel' }
  return {
    ...toTarget({ name, label, condition }, validateLink, linkAdvice),
    localized: true,
  }
}

/** The target of a link that is the same in every language. */
export function plainLinkField(options: TargetOptions): TextField {
  return toTarget(options, validateLink, linkAdvice)
}

/** A link as visitors see it: its words and its target, per language. */
export function createLinkFields(): Field[] {
  return [
    localizedText({
      name: 'label',
      label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
      maxLength: 120,
    }),
    linkField(),
  ]
}

type TargetOptions = { name: string; label: LocalizedText; condition?: Condition }

function toTarget(
  { name, label, condition }: TargetOptions,
  validate: TextFieldSingleValidation,
  description: LocalizedText,
): TextField {
  return {
    name,
    type: 'text',
    label,
    maxLength: linkCharactersMax,
    validate: alsoValidate(validate),
    admin: { description, condition },
  }
}
