import type { LocalizedText } from '@/domain/kernel/locales'
import type { PlanAction, PlanProblem } from '@/domain/publication/plan'
import { words } from '../../fields/words'

export const planTexts = {
  open: words(
    'Publicatie plannen',
    'Planifier la publication',
    'Plan publication',
    'Veröffentlichung planen',
  ),
  help: words(
    'Op het gekozen moment gaat online wat dan bewaard is, ook wat u of een collega er tot dan aan wijzigt. Uw rechten en de wettelijke vermeldingen worden op dat moment nagekeken; lukt het niet, dan krijgt u een e-mail.',
    'Au moment choisi, ce qui est enregistré est mis en ligne, y compris ce que vous ou un collègue modifiez d’ici là. Vos droits et les mentions légales sont vérifiés à ce moment ; en cas d’échec, vous recevez un e-mail.',
    'At the chosen moment what is saved by then goes online, with what you or a colleague change until then. Your rights and the legal mentions are checked at that moment; if it cannot be done you get an e-mail.',
    'Zum gewählten Zeitpunkt geht online, was dann gespeichert ist, auch was Sie oder andere bis dahin ändern. Ihre Rechte und die Pflichtangaben werden dann geprüft; gelingt es nicht, erhalten Sie eine E-Mail.',
  ),
  action: words('Wat', 'Quoi', 'What', 'Was'),
  day: words('Dag', 'Jour', 'Day', 'Tag'),
  time: words('Uur (Belgische tijd)', 'Heure (belge)', 'Time (Belgian)', 'Uhrzeit (belgische)'),
  plan: words('Plannen', 'Planifier', 'Plan', 'Planen'),
  planned: words(
    'Gepland. Het staat hieronder.',
    'Planifié. Voir ci-dessous.',
    'Planned. It stands below.',
    'Geplant. Es steht unten.',
  ),
  missingOne: words(
    'Er ontbreekt nog 1 wettelijke vermelding. Plannen kan, maar vul ze in en bewaar vóór het gekozen moment; anders wordt de publicatie geweigerd.',
    'Il manque encore 1 mention légale. Vous pouvez planifier, mais complétez-la et enregistrez avant le moment choisi ; sinon la publication sera refusée.',
    '1 legal mention is missing still. You can plan, but fill it in and save before the chosen moment; otherwise the publication is refused.',
    'Es fehlt noch 1 Pflichtangabe. Planen ist möglich, aber ergänzen und speichern Sie sie vor dem gewählten Zeitpunkt; sonst wird die Veröffentlichung abgelehnt.',
  ),
  missingMany: words(
    'Er ontbreken nog {count} wettelijke vermeldingen. Plannen kan, maar vul ze in en bewaar vóór het gekozen moment; anders wordt de publicatie geweigerd.',
    'Il manque encore {count} mentions légales. Vous pouvez planifier, mais complétez-les et enregistrez avant le moment choisi ; sinon la publication sera refusée.',
    '{count} legal mentions are missing still. You can plan, but fill them in and save before the chosen moment; otherwise the publication is refused.',
    'Es fehlen noch {count} Pflichtangaben. Planen ist möglich, aber ergänzen und speichern Sie sie vor dem gewählten Zeitpunkt; sonst wird die Veröffentlichung abgelehnt.',
  ),
  failed: words(
    'Dat is niet gelukt. Probeer het opnieuw.',
    'Cela n’a pas abouti. Réessayez.',
    'That did not work. Try again.',
    'Das hat nicht geklappt. Versuchen Sie es erneut.',
  ),
  list: words('Planning', 'Planning', 'What is planned', 'Planung'),
  none: words(
    'Er is niets gepland.',
    'Rien n’est planifié.',
    'Nothing is planned.',
    'Es ist nichts geplant.',
  ),
  by: words('Door {name}', 'Par {name}', 'By {name}', 'Von {name}'),
  done: words('Uitgevoerd', 'Effectuée', 'Done', 'Ausgeführt'),
  refused: words('Geweigerd', 'Refusée', 'Refused', 'Abgelehnt'),
  cancel: words('Afzeggen', 'Annuler', 'Call off', 'Absagen'),
  dismiss: words('Gezien', 'Vu', 'Seen', 'Gesehen'),
  next: words(
    '{action}: {moment}',
    '{action} : {moment}',
    '{action}: {moment}',
    '{action}: {moment}',
  ),
}

export const planActionTexts: Readonly<Record<PlanAction, LocalizedText>> = {
  publish: words('Publiceren', 'Publier', 'Publish', 'Veröffentlichen'),
  unpublish: words('Offline halen', 'Mettre hors ligne', 'Take offline', 'Offline nehmen'),
}

/** What is to be done where something cannot be planned. */
export const planProblemTexts: Readonly<Record<PlanProblem, LocalizedText>> = {
  unreal: words(
    'Dit tijdstip bestaat niet op de Belgische klok. Kies een ander uur.',
    'Cette heure n’existe pas à l’horloge belge. Choisissez-en une autre.',
    'The Belgian clock does not show this time. Choose another one.',
    'Diese Zeit gibt es auf der belgischen Uhr nicht. Wählen Sie eine andere.',
  ),
  past: words(
    'Dit moment is voorbij. Kies een later moment, of publiceer nu.',
    'Ce moment est passé. Choisissez-en un plus tard, ou publiez maintenant.',
    'This moment is past. Choose a later one, or publish now.',
    'Dieser Zeitpunkt ist vorbei. Wählen Sie einen späteren oder veröffentlichen Sie jetzt.',
  ),
  far: words(
    'Plan hoogstens twee jaar vooruit.',
    'Planifiez deux ans à l’avance au plus.',
    'Plan two years ahead at most.',
    'Planen Sie höchstens zwei Jahre voraus.',
  ),
  unseen: words(
    'Ook gepubliceerd ziet niemand dit: wijzig en bewaar eerst de zichtbaarheid of de status.',
    'Même publié, personne ne le verrait : modifiez et enregistrez d’abord la visibilité ou le statut.',
    'Even published nobody would see this: change and save its visibility or status first.',
    'Auch veröffentlicht sähe dies niemand: Ändern und speichern Sie zuerst Sichtbarkeit oder Status.',
  ),
  many: words(
    'Hiervoor is al tien keer iets gepland. Zeg eerst iets af.',
    'Dix publications sont déjà planifiées ici. Annulez-en d’abord une.',
    'Ten things are planned for this already. Call one off first.',
    'Hierfür ist schon zehnmal etwas geplant. Sagen Sie zuerst etwas ab.',
  ),
}
