import type { LocalizedText } from '@/domain/kernel/locales'
import type { RedirectFault } from '@/domain/routes/plan-redirects'
import { words } from '../../fields/words'

/** Why a redirect is refused, at its form and in the table that is imported. */
export const faultTexts: Readonly<Record<RedirectFault, LocalizedText>> = {
  incomplete: words(
    'Een van beide adressen ontbreekt.',
    'Une des deux adresses manque.',
    'One of the two addresses is missing.',
    'Eine der beiden Adressen fehlt.',
  ),
  notAPath: words(
    'Het oude adres is geen pad dat de site kan omleiden. Begin met een schuine streep.',
    'L’ancienne adresse n’est pas un chemin que le site peut rediriger. Commencez par une barre oblique.',
    'The old address is no path that the site can redirect. Begin with a slash.',
    'Die alte Adresse ist kein Pfad, den die Website umleiten kann. Beginnen Sie mit einem Schrägstrich.',
  ),
  foreignSource: words(
    'Het oude adres is van een andere site.',
    'L’ancienne adresse est celle d’un autre site.',
    'The old address is that of another site.',
    'Die alte Adresse gehört zu einer anderen Website.',
  ),
  reserved: words(
    'Dit adres gebruikt de site zelf.',
    'Le site utilise lui-même cette adresse.',
    'The site uses this address itself.',
    'Diese Adresse verwendet die Website selbst.',
  ),
  livingSource: words(
    'Op dit adres staat een pagina, en die gaat voor.',
    'Une page se trouve à cette adresse, et elle a priorité.',
    'A page stands at this address, and it comes first.',
    'Unter dieser Adresse steht eine Seite, und sie geht vor.',
  ),
  formerSource: words(
    'Dit vroegere adres leidt al vanzelf naar zijn pagina.',
    'Cette ancienne adresse mène déjà d’elle-même à sa page.',
    'This former address already leads to its page by itself.',
    'Diese frühere Adresse führt schon von selbst zu ihrer Seite.',
  ),
  twice: words(
    'Dit adres stond al op een regel hierboven.',
    'Cette adresse figurait déjà plus haut.',
    'This address stood on a line above already.',
    'Diese Adresse stand schon weiter oben.',
  ),
  notATarget: words(
    'Het nieuwe adres is geen pad van deze site en geen https-adres.',
    'La nouvelle adresse n’est ni un chemin de ce site ni une adresse https.',
    'The new address is neither a path of this site nor an https address.',
    'Die neue Adresse ist weder ein Pfad dieser Website noch eine https-Adresse.',
  ),
  foreignTarget: words(
    'Het leidt naar een andere site. Laat dat hierboven toe als het de bedoeling is.',
    'Elle mène à un autre site. Autorisez-le ci-dessus si c’est voulu.',
    'It leads to another site. Allow that above where it is meant.',
    'Sie führt zu einer anderen Website. Erlauben Sie das oben, wenn es gewollt ist.',
  ),
  deadTarget: words(
    'Op het nieuwe adres staat geen pagina.',
    'Aucune page ne se trouve à la nouvelle adresse.',
    'No page stands at the new address.',
    'Unter der neuen Adresse steht keine Seite.',
  ),
  loop: words(
    'Zo komt een bezoeker weer bij het begin uit.',
    'Un visiteur reviendrait ainsi au point de départ.',
    'A visitor would come back to where it begins.',
    'Ein Besucher käme so wieder am Anfang an.',
  ),
}
