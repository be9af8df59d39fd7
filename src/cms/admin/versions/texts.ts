import { words } from '../../fields/words'

export const versionTexts = {
  when: words('Bewaard', 'Enregistré', 'Saved', 'Gespeichert'),
  who: words('Door', 'Par', 'By', 'Von'),
  state: words('Stand', 'État', 'State', 'Stand'),
  site: words('de site zelf', 'le site lui-même', 'the site itself', 'die Website selbst'),
  online: words('Nu online', 'En ligne', 'Online now', 'Jetzt online'),
  wasOnline: words('Was online', 'A été en ligne', 'Was online', 'War online'),
  newestDraft: words('Nieuwste concept', 'Dernier brouillon', 'Newest draft', 'Neuester Entwurf'),
  draft: words('Concept', 'Brouillon', 'Draft', 'Entwurf'),
  none: words(
    'Er is nog geen versie bewaard.',
    'Aucune version n’est encore enregistrée.',
    'No version has been kept yet.',
    'Noch ist keine Version gespeichert.',
  ),
  open: words(
    'Vergelijken of herstellen: versie van {when}',
    'Comparer ou restaurer : version du {when}',
    'Compare or restore: version of {when}',
    'Vergleichen oder wiederherstellen: Version vom {when}',
  ),
} as const
