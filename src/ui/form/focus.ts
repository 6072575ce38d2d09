/** Moves the focus to an element, scrolled clear of the bars above and below. */
export function focusOn(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}

/** The field with that name; of one in parts (`name-day`) the first that is empty. */
export function fieldNamed(name: string): HTMLElement | undefined {
  const parts = [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"], [name^="${name}-"]`)]
  return parts.find(({ value }) => !value) ?? parts[0]
}
