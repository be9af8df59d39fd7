/** Names of what a form sends besides its answers; no question may use one of them. */
export const metaNames = {
  locale: 'lang',
  /** Path of the page that shows the form. */
  page: 'page',
  /** Public ids of what the form is about. */
  property: 'property',
  project: 'project',
  unit: 'unit',
  /** Chosen once per filled-in form by the browser, so that sending twice stores once. */
  key: 'key',
  /** Signed moment at which somebody began to fill in the form. */
  ticket: 'ticket',
  /** A field that people do not see; programs that fill in everything give themselves away. */
  trap: 'homepage',
  /** Work that the browser did, with the challenge it belongs to. */
  proof: 'proof',
  /** The characters that were typed, and the signed state of the question. */
  captcha: 'captcha',
  captchaToken: 'captchaToken',
  /** Sent by the button that asks for other characters. */
  renew: 'renew',
  /** Sent from the step in which everything is read back. */
  step: 'step',
  /** The button by which somebody goes back from there to change an answer. */
  edit: 'edit',
  /** The sentence that the sender confirms there; the value of a ticked box. */
  confirmed: 'confirmed',
  /** Sent by a form in a preview, which is taken in by nobody. */
  preview: 'preview',
  /** The campaign that led here, kept while a page is drawn again under the address of the form. */
  campaign: 'campaign',
  /** The one that led here first, known of who agreed to marketing alone. */
  firstCampaign: 'firstCampaign',
} as const
