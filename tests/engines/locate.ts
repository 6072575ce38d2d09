export const roles = {
  button: 'button, summary, [role="button"]',
  link: 'a[href]',
  field: 'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"]',
  checkbox: 'input[type="checkbox"]',
  radio: 'input[type="radio"]',
  option: '[role="option"]',
  heading: 'h1, h2, h3, h4',
  dialog: 'dialog[open], [role="dialog"]',
} as const

/** Something in sight: the first of its role with this name, or of a selector with this text in it. */
export type Target =
  | { role: keyof typeof roles; name: string; begins?: boolean; within?: string }
  | { css: string; text?: string }

/** Where it is in the window, once it stands there for a press: nothing lies over it. */
export type Located = { x: number; y: number; width: number; height: number; isFree: boolean; text: string }

export type Wanted = { css: string; name?: string; text?: string; begins?: boolean; scroll: boolean }

export function toWanted(target: Target, scroll: boolean): Wanted {
  if ('css' in target) return { ...target, scroll }
  const { role, name, begins = false, within } = target
  const css = within ? `:is(${within}) :is(${roles[role]})` : roles[role]
  return { css, name, begins, scroll }
}

/** Runs in the page, and so knows nothing of what stands around it. */
export function locate({ css, name, text, begins, scroll }: Wanted): Located | null {
  const words = (part: string | null | undefined) => (part ?? '').replace(/\s+/g, ' ').trim()
  const read = (element: Element): string => {
    const copy = element.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"], svg, select')) hidden.remove()
    return words(copy.textContent)
  }
  const nameOf = (element: Element): string => {
    const named = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (named.length) return words(named.map((id) => document.getElementById(id)?.textContent).join(' '))
    const label = element.getAttribute('aria-label')
    if (label) return words(label)
    const labels = (element as HTMLInputElement).labels
    return labels?.length ? words([...labels].map(read).join(' ')) : read(element)
  }
  const isMeant = (element: Element) => {
    if (name !== undefined) {
      const found = nameOf(element)
      return begins ? found.startsWith(name) : found === name
    }
    return text === undefined || words(element.textContent).includes(text)
  }
  const inSight = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const element = [...document.querySelectorAll(css)].find((one) => inSight(one) && isMeant(one))
  if (!element) return null
  if (scroll) {
    const { top, bottom } = element.getBoundingClientRect()
    if (top < 80 || bottom > innerHeight - 120) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  const label = hit?.closest('label')
  const isFree = hit !== null && (element.contains(hit) || hit.contains(element) || label?.control === element)
  return { x, y, width, height, isFree, text: words(element.textContent) }
}
