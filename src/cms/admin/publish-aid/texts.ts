import { words } from '../../fields/words'

/** What an editor reads beside the buttons before publishing what few or none would see. */
export const publishTexts = {
  unseen: words(
    'Ook na publiceren ziet niemand dit: kies eerst een andere zichtbaarheid of status.',
    'Même publié, ceci n’est vu de personne : choisissez d’abord une autre visibilité ou un autre statut.',
    'Nobody sees this even once it is published: choose another visibility or status first.',
    'Auch veröffentlicht sieht dies niemand: Wählen Sie zuerst eine andere Sichtbarkeit oder einen anderen Status.',
  ),
  hidden: words(
    'Na publiceren alleen bereikbaar voor wie het adres kent: de zichtbaarheid staat op Verborgen.',
    'Une fois publié, accessible seulement à qui connaît l’adresse : la visibilité est sur Masqué.',
    'Once published, only reachable for those who know the address: the visibility is Hidden.',
    'Nach dem Veröffentlichen nur für alle erreichbar, die die Adresse kennen: Die Sichtbarkeit steht auf Verborgen.',
  ),
}
