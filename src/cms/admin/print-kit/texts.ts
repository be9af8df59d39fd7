import { words } from '../../fields/words'

/** What the desk says about what is printed. */
export const printTexts = {
  title: words('Afdrukken', 'Imprimer', 'Print', 'Drucken'),
  card: words('Raamkaart', 'Affiche vitrine', 'Window card', 'Schaufensterkarte'),
  sheet: words('A4-blad', 'Feuille A4', 'A4 sheet', 'A4-Blatt'),
  unpublished: words(
    'Raamkaart en A4-blad zijn er zodra het pand op de site staat.',
    'L’affiche et la feuille A4 sont disponibles dès que le bien est sur le site.',
    'Window card and A4 sheet are there as soon as the property is on the site.',
    'Schaufensterkarte und A4-Blatt gibt es, sobald das Objekt auf der Website steht.',
  ),
  cards: words(
    'Raamkaarten maken ({count})',
    'Créer les affiches ({count})',
    'Make window cards ({count})',
    'Schaufensterkarten erstellen ({count})',
  ),
  language: words('Taal', 'Langue', 'Language', 'Sprache'),
  busy: words('Wordt gemaakt…', 'Création en cours…', 'Being made…', 'Wird erstellt…'),
  tooMany: words(
    'Kies hoogstens {max} panden.',
    'Choisissez au plus {max} biens.',
    'Choose {max} properties at most.',
    'Wählen Sie höchstens {max} Objekte.',
  ),
  made: words(
    'De raamkaarten zijn gemaakt.',
    'Les affiches sont créées.',
    'The window cards are made.',
    'Die Schaufensterkarten sind erstellt.',
  ),
  leftOut: words(
    'Niet gedrukt, want niet op de site in deze taal: {references}.',
    'Non imprimé, car absent du site dans cette langue : {references}.',
    'Not printed, because not on the site in this language: {references}.',
    'Nicht gedruckt, weil in dieser Sprache nicht auf der Website: {references}.',
  ),
  later: words(
    'Er wordt al veel gedrukt. Probeer het over een kwart minuut opnieuw.',
    'Beaucoup d’impressions sont en cours. Réessayez dans un quart de minute.',
    'Much is being printed already. Try again in a quarter of a minute.',
    'Es wird schon viel gedruckt. Versuchen Sie es in einer Viertelminute erneut.',
  ),
  failed: words(
    'De raamkaarten zijn niet gemaakt. Probeer het opnieuw.',
    'Les affiches n’ont pas été créées. Réessayez.',
    'The window cards were not made. Try again.',
    'Die Schaufensterkarten wurden nicht erstellt. Versuchen Sie es erneut.',
  ),
}
