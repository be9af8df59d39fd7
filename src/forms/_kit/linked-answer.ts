/**
 * Lets a link on the page answer a question of the form: one that leads to an answer, such as
 * `#contact-me-wish-visit`, chooses it as well as going there. Without a script the link still
 * leads to the answer, where the visitor chooses.
 *
 * @returns takes the behaviour away again
 */
export function attachLinkedAnswers(form: HTMLFormElement): () => void {
  const choose = (hash: string) => {
    const answer = document.getElementById(hash.slice(1))
    const isAnswer = answer instanceof HTMLInputElement && answer.type === 'radio'
    // A click, so that whoever listens to the answers of the form hears of it.
    if (isAnswer && form.contains(answer) && !answer.checked) answer.click()
  }
  const followed = ({ target }: MouseEvent) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link) choose(link.hash)
  }
  document.addEventListener('click', followed)
  // Somebody may have been faster than the script.
  choose(window.location.hash)
  return () => document.removeEventListener('click', followed)
}
