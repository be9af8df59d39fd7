import { words } from '../../fields/words'

export const toolTexts = {
  pastEnd: {
    one: words(
      'Deze lijst heeft maar 1 pagina: ga ernaartoe',
      'Cette liste n’a qu’une page : y aller',
      'This list has only 1 page: go there',
      'Diese Liste hat nur 1 Seite: dorthin',
    ),
    other: words(
      'Deze lijst heeft maar {count} pagina’s: ga naar de laatste',
      'Cette liste n’a que {count} pages : aller à la dernière',
      'This list has only {count} pages: go to the last one',
      'Diese Liste hat nur {count} Seiten: zur letzten',
    ),
  },
  views: words('Vaste lijsten', 'Listes fixes', 'Fixed lists', 'Feste Listen'),
  all: words('Alles', 'Tout', 'All', 'Alle'),
  exportList: words(
    'Deze lijst als tabel (CSV)',
    'Cette liste en tableau (CSV)',
    'This list as a table (CSV)',
    'Diese Liste als Tabelle (CSV)',
  ),
}

export const savedTexts = {
  own: words('Eigen lijsten', 'Mes listes', 'Own lists', 'Eigene Listen'),
  keep: words(
    'Deze lijst bewaren',
    'Enregistrer cette liste',
    'Save this list',
    'Diese Liste speichern',
  ),
  name: words('Naam van de lijst', 'Nom de la liste', 'Name of the list', 'Name der Liste'),
  save: words('Bewaren', 'Enregistrer', 'Save', 'Speichern'),
  cancel: words('Annuleren', 'Annuler', 'Cancel', 'Abbrechen'),
  kept: words(
    'De lijst is bewaard. Alleen u ziet ze.',
    'La liste est enregistrée. Vous seul la voyez.',
    'The list is saved. Only you see it.',
    'Die Liste ist gespeichert. Nur Sie sehen sie.',
  ),
  forget: words(
    'Lijst "{name}" verwijderen',
    'Supprimer la liste « {name} »',
    'Delete the list "{name}"',
    'Liste „{name}“ löschen',
  ),
  forgotten: words(
    'De lijst "{name}" is verwijderd.',
    'La liste « {name} » est supprimée.',
    'The list "{name}" is deleted.',
    'Die Liste „{name}“ ist gelöscht.',
  ),
  tooMany: words(
    'U bewaart al {count} lijsten. Verwijder er eerst een.',
    'Vous avez déjà {count} listes. Supprimez-en une d’abord.',
    'You have {count} lists already. Delete one first.',
    'Sie haben schon {count} Listen. Löschen Sie zuerst eine.',
  ),
  failed: words(
    'Dat is niet gelukt. Er is niets gewijzigd; probeer het opnieuw.',
    'Cela n’a pas abouti. Rien n’a changé ; réessayez.',
    'That did not work. Nothing has changed; try again.',
    'Das hat nicht geklappt. Nichts wurde geändert; versuchen Sie es erneut.',
  ),
}

export const bulkTexts = {
  title: words(
    'Wijzig wat u aanvinkte',
    'Modifier ce que vous avez coché',
    'Change what you ticked',
    'Angehaktes ändern',
  ),
  keep: words('Niet wijzigen', 'Ne pas modifier', 'Do not change', 'Nicht ändern'),
  clear: words('Leegmaken', 'Vider', 'Make empty', 'Leeren'),
  publication: words('Op de site', 'Sur le site', 'On the site', 'Auf der Website'),
  publish: words('Publiceren', 'Publier', 'Publish', 'Veröffentlichen'),
  unpublish: words('Offline halen', 'Mettre hors ligne', 'Take offline', 'Offline nehmen'),
  apply: words(
    'Toepassen ({count})',
    'Appliquer ({count})',
    'Apply ({count})',
    'Anwenden ({count})',
  ),
  offlineQuestion: words(
    'Panden die offline gaan: {count}. Bezoekers zien ze dan niet meer. Doorgaan?',
    'Biens mis hors ligne : {count}. Les visiteurs ne les verront plus. Continuer ?',
    'Homes that go offline: {count}. Visitors will no longer see them. Go on?',
    'Objekte, die offline gehen: {count}. Besucher sehen sie dann nicht mehr. Fortfahren?',
  ),
  wholeListQuestion: words(
    'U wijzigt de hele lijst, ook wat niet op dit scherm staat: {count}. Doorgaan?',
    'Vous modifiez toute la liste, y compris ce qui n’est pas à l’écran : {count}. Continuer ?',
    'You change the whole list, also what is not on this screen: {count}. Go on?',
    'Sie ändern die ganze Liste, auch was nicht auf diesem Bildschirm steht: {count}. Fortfahren?',
  ),
  progress: words(
    '{done} van {total} verwerkt…',
    '{done} sur {total} traités…',
    '{done} of {total} done…',
    '{done} von {total} erledigt…',
  ),
  stop: words('Stoppen', 'Arrêter', 'Stop', 'Anhalten'),
  saved: words(
    'Gewijzigd: {count}.',
    'Modifiés : {count}.',
    'Changed: {count}.',
    'Geändert: {count}.',
  ),
  draft: words(
    'Enkel in het concept: {count}.',
    'Dans le brouillon seulement : {count}.',
    'In the draft only: {count}.',
    'Nur im Entwurf: {count}.',
  ),
  refused: words(
    'Niet gewijzigd: {count}.',
    'Non modifiés : {count}.',
    'Not changed: {count}.',
    'Nicht geändert: {count}.',
  ),
  left: words(
    'Niet aan de beurt gekomen: {count}.',
    'Non traités : {count}.',
    'Not reached: {count}.',
    'Nicht an die Reihe gekommen: {count}.',
  ),
  failed: words(
    'De server antwoordt niet. Van {count} is niet zeker of ze gewijzigd zijn: kijk in de lijst. Wat hieronder staat, is zeker.',
    'Le serveur ne répond pas. Pour {count}, il n’est pas certain qu’ils aient été modifiés : vérifiez dans la liste. Ce qui figure ci-dessous est certain.',
    'The server does not answer. Of {count} it is not certain whether they were changed: look in the list. What stands below is certain.',
    'Der Server antwortet nicht. Bei {count} ist nicht sicher, ob sie geändert wurden: sehen Sie in der Liste nach. Was unten steht, ist sicher.',
  ),
  close: words('Sluiten', 'Fermer', 'Close', 'Schließen'),
}
