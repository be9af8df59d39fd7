import { defineMessages } from '@/i18n/define-messages'

/**
 * Words of the mails about an offer. Who made it stands in the copy alone: a mail passes through
 * more hands than a register.
 */
export const messages = defineMessages({
  nl: {
    greeting: 'Goedendag,',
    about: 'Pand',
    number: 'Nummer in het register',
    amount: 'Bedrag',
    validUntil: 'Geldig tot en met',
    copy: 'Het afschrift zit in de bijlage. Het is één keer gemaakt en wijzigt niet meer: bewaar het.',
    notice: {
      subject: 'Nieuw bod: {property}',
      text: 'Via de website kwam een bindend bod binnen. Leg het voor aan de verkoper en noteer op het bod wat die beslist.',
      open: 'Open het register',
    },
    subject: {
      received: 'Wij hebben uw bod ontvangen: {property}',
      accepted: 'Uw bod is aanvaard: {property}',
      declined: 'Uw bod is niet aanvaard: {property}',
      expired: 'Uw bod is vervallen: {property}',
      withdrawn: 'Uw bod is ingetrokken: {property}',
    },
    text: {
      received:
        'Uw bod staat in ons register en wij leggen het voor aan de verkoper. U hoort van ons zodra er een beslissing is.',
      accepted:
        'De verkoper aanvaardt uw bod. Daarmee is de verkoop gesloten. Wij nemen contact met u op over de verkoopovereenkomst.',
      declined: 'De verkoper aanvaardt uw bod niet. U bent er niet meer door gebonden.',
      expired:
        'De geldigheid van uw bod is voorbij zonder dat het werd aanvaard. U bent er niet meer door gebonden.',
      withdrawn: 'Uw bod staat in ons register als ingetrokken. U bent er niet meer door gebonden.',
    },
    closing:
      'Hebt u dit bod niet zelf gedaan? Laat het ons meteen weten door op deze e-mail te antwoorden.',
  },
  fr: {
    greeting: 'Bonjour,',
    about: 'Bien',
    number: 'Numéro du registre',
    amount: 'Montant',
    validUntil: 'Valable jusqu’au',
    copy: 'La copie se trouve en annexe. Elle a été établie une seule fois et ne change plus : conservez-la.',
    notice: {
      subject: 'Nouvelle offre : {property}',
      text: 'Une offre ferme est arrivée par le site. Soumettez-la au vendeur et notez sa décision sur l’offre.',
      open: 'Ouvrir le registre',
    },
    subject: {
      received: 'Nous avons bien reçu votre offre : {property}',
      accepted: 'Votre offre est acceptée : {property}',
      declined: 'Votre offre n’est pas acceptée : {property}',
      expired: 'Votre offre a expiré : {property}',
      withdrawn: 'Votre offre est retirée : {property}',
    },
    text: {
      received:
        'Votre offre est inscrite dans notre registre et nous la soumettons au vendeur. Nous vous écrirons dès qu’une décision est prise.',
      accepted:
        'Le vendeur accepte votre offre. La vente est donc conclue. Nous vous contacterons au sujet du compromis.',
      declined: 'Le vendeur n’accepte pas votre offre. Elle ne vous engage plus.',
      expired:
        'Votre offre est arrivée à échéance sans avoir été acceptée. Elle ne vous engage plus.',
      withdrawn:
        'Votre offre est notée comme retirée dans notre registre. Elle ne vous engage plus.',
    },
    closing:
      'Vous n’avez pas fait cette offre vous-même ? Signalez-le-nous aussitôt en répondant à cet e-mail.',
  },
  en: {
    greeting: 'Hello,',
    about: 'Property',
    number: 'Number in the register',
    amount: 'Amount',
    validUntil: 'Valid until and including',
    copy: 'The copy is attached. It was made once and does not change any more: please keep it.',
    notice: {
      subject: 'New offer: {property}',
      text: 'A binding offer came in through the website. Put it to the seller, and note on the offer what they decide.',
      open: 'Open the register',
    },
    subject: {
      received: 'We have received your offer: {property}',
      accepted: 'Your offer is accepted: {property}',
      declined: 'Your offer is not accepted: {property}',
      expired: 'Your offer has expired: {property}',
      withdrawn: 'Your offer is withdrawn: {property}',
    },
    text: {
      received:
        'Your offer is in our register and we are putting it to the seller. You will hear from us once there is a decision.',
      accepted:
        'The seller accepts your offer, so the sale is concluded. We will contact you about the sale agreement.',
      declined: 'The seller does not accept your offer. It does not bind you any more.',
      expired: 'Your offer has run out without being accepted. It does not bind you any more.',
      withdrawn: 'Your offer is noted as withdrawn in our register. It does not bind you any more.',
    },
    closing: 'Did you not make this offer yourself? Tell us at once by replying to this e-mail.',
  },
  de: {
    greeting: 'Guten Tag!',
    about: 'Immobilie',
    number: 'Nummer im Register',
    amount: 'Betrag',
    validUntil: 'Gültig bis einschließlich',
    copy: 'Die Abschrift liegt bei. Sie wurde einmal erstellt und ändert sich nicht mehr: Bewahren Sie sie auf.',
    notice: {
      subject: 'Neues Angebot: {property}',
      text: 'Über die Website ist ein bindendes Angebot eingegangen. Legen Sie es dem Verkäufer vor und notieren Sie beim Angebot, was er entscheidet.',
      open: 'Register öffnen',
    },
    subject: {
      received: 'Wir haben Ihr Angebot erhalten: {property}',
      accepted: 'Ihr Angebot ist angenommen: {property}',
      declined: 'Ihr Angebot ist nicht angenommen: {property}',
      expired: 'Ihr Angebot ist abgelaufen: {property}',
      withdrawn: 'Ihr Angebot ist zurückgezogen: {property}',
    },
    text: {
      received:
        'Ihr Angebot steht in unserem Register und wir legen es dem Verkäufer vor. Sie hören von uns, sobald entschieden ist.',
      accepted:
        'Der Verkäufer nimmt Ihr Angebot an. Damit ist der Verkauf geschlossen. Wir melden uns bei Ihnen wegen des Kaufvertrags.',
      declined: 'Der Verkäufer nimmt Ihr Angebot nicht an. Es bindet Sie nicht mehr.',
      expired: 'Ihr Angebot ist abgelaufen, ohne angenommen zu werden. Es bindet Sie nicht mehr.',
      withdrawn:
        'Ihr Angebot ist in unserem Register als zurückgezogen vermerkt. Es bindet Sie nicht mehr.',
    },
    closing:
      'Haben Sie dieses Angebot nicht selbst gemacht? Sagen Sie es uns sofort als Antwort auf diese E-Mail.',
  },
})
