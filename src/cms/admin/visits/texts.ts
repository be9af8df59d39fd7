import { words } from '../../fields/words'

export const viewTexts = {
  tile: words(
    'weergaven van panden in 30 dagen',
    'vues de biens en 30 jours',
    'views of properties in 30 days',
    'Aufrufe von Objekten in 30 Tagen',
  ),
  title: words(
    'Weergaven van panden en projecten',
    'Vues de biens et de projets',
    'Views of properties and projects',
    'Aufrufe von Objekten und Projekten',
  ),
  help: words(
    'De laatste 30 dagen, meest bekeken eerst. Robots en medewerkers tellen niet mee; een bezoeker telt één keer per half uur.',
    'Les 30 derniers jours, du plus vu au moins vu. Les robots et les collaborateurs ne comptent pas ; un visiteur compte une fois par demi-heure.',
    'The last 30 days, most viewed first. Bots and staff are not counted; a visitor counts once per half hour.',
    'Die letzten 30 Tage, meistgesehene zuerst. Bots und Mitarbeiter zählen nicht; ein Besucher zählt einmal pro halbe Stunde.',
  ),
  home: {
    property: words('Pand', 'Bien', 'Property', 'Objekt'),
    project: words('Project', 'Projet', 'Project', 'Projekt'),
  },
  homes: {
    property: words('Panden', 'Biens', 'Properties', 'Objekte'),
    project: words('Projecten', 'Projets', 'Projects', 'Projekte'),
  },
  views: words('Weergaven', 'Vues', 'Views', 'Aufrufe'),
  others: {
    property: words('Andere panden', 'Autres biens', 'Other properties', 'Andere Objekte'),
    project: words('Andere projecten', 'Autres projets', 'Other projects', 'Andere Projekte'),
  },
  total: words('Samen', 'Total', 'Together', 'Zusammen'),
  none: {
    property: words(
      'Er werd nog geen pand bekeken.',
      'Aucun bien n’a encore été vu.',
      'No property has been viewed yet.',
      'Noch wurde kein Objekt angesehen.',
    ),
    project: words(
      'Er werd nog geen project bekeken.',
      'Aucun projet n’a encore été vu.',
      'No project has been viewed yet.',
      'Noch wurde kein Projekt angesehen.',
    ),
  },
} as const
