/** Gives the focus to the page, once it shows what took the place of the button that had it: it would fall to the document. */
export function focusMain(): void {
  requestAnimationFrame(() => document.getElementById('main')?.focus())
}
