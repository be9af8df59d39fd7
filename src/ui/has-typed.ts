/**
 * Whether somebody typed into the page that stands there, who would lose that if it were left without
 * being asked for. `earlyPressScript` of the server notes it, before any other script has come.
 */
export function hasTyped(): boolean {
  return 'typed' in document.documentElement.dataset
}

/** Forgets what was typed into a page that has made room for another. */
export function forgetTyped(): void {
  delete document.documentElement.dataset.typed
}
