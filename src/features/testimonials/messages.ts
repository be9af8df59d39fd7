import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    all: 'Alle getuigenissen',
    reply: 'Antwoord van het kantoor',
    checksTitle: 'Hoe wij getuigenissen nakijken',
    checks:
      'Wie het formulier op deze site invult, bevestigt de tekst per e-mail. Pas daarna leest een collega die na en komt die op de site. Wij gaan niet na of de schrijver klant is. Getuigenissen die ons op een andere manier bereikten, plaatste het kantoor zelf.',
  },
  fr: {
    all: 'Tous les témoignages',
    reply: 'Réponse de l’agence',
    checksTitle: 'Comment nous vérifions les témoignages',
    checks:
      'Toute personne qui remplit le formulaire de ce site confirme son texte par e-mail. Ensuite seulement, un collaborateur le relit et le publie. Nous ne vérifions pas si l’auteur est client. Les témoignages reçus autrement ont été publiés par l’agence elle-même.',
  },
  en: {
    all: 'All testimonials',
    reply: 'Reply from the agency',
    checksTitle: 'How we check testimonials',
    checks:
      'Whoever fills in the form on this site confirms the text by e-mail. Only then does a colleague read it and publish it. We do not check whether the author is a client. Testimonials that reached us in another way were published by the agency itself.',
  },
  de: {
    all: 'Alle Referenzen',
    reply: 'Antwort des Büros',
    checksTitle: 'Wie wir Referenzen prüfen',
    checks:
      'Wer das Formular auf dieser Website ausfüllt, bestätigt den Text per E-Mail. Erst danach liest ihn jemand aus dem Team und veröffentlicht ihn. Ob die Person Kundin oder Kunde ist, prüfen wir nicht. Referenzen, die uns auf anderem Weg erreichten, hat das Büro selbst veröffentlicht.',
  },
})
