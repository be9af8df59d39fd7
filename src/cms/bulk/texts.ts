import { words } from '../fields/words'

/** Why a record was not changed, or not online. */
export const problemTexts = {
  gone: words(
    'Bestaat niet meer, of ligt in de prullenbak.',
    'N’existe plus, ou se trouve dans la corbeille.',
    'No longer exists, or lies in the trash.',
    'Gibt es nicht mehr oder liegt im Papierkorb.',
  ),
  forbidden: words(
    'U mag dit niet wijzigen.',
    'Vous ne pouvez pas le modifier.',
    'You may not change this.',
    'Sie dürfen dies nicht ändern.',
  ),
  locked: words(
    'Een collega is dit aan het bewerken. Probeer het straks opnieuw.',
    'Un collègue est en train de le modifier. Réessayez plus tard.',
    'A colleague is editing this. Try again later.',
    'Ein Kollege bearbeitet dies gerade. Versuchen Sie es später erneut.',
  ),
  keptInDraft: words(
    'Enkel in het concept gewijzigd: er staan nog andere wijzigingen in die niet online zijn. Open het en publiceer.',
    'Modifié dans le brouillon seulement : il contient d’autres modifications qui ne sont pas en ligne. Ouvrez-le et publiez.',
    'Changed in the draft only: it holds other changes that are not online. Open it and publish.',
    'Nur im Entwurf geändert: Er enthält weitere Änderungen, die nicht online sind. Öffnen und veröffentlichen Sie ihn.',
  ),
  failed: words(
    'Niet bewaard door een storing. Probeer het opnieuw.',
    'Non enregistré à cause d’une panne. Réessayez.',
    'Not saved because of a failure. Try again.',
    'Wegen einer Störung nicht gespeichert. Versuchen Sie es erneut.',
  ),
}
