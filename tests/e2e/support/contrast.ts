import { judgedByLook } from './judged-looks.ts'

/** Texts have enough contrast to what is behind them, which is two thirds of what axe does where it looks at all. */
export const contrast = judgedByLook('color-contrast', findTexts)

/**
 * For each look of a text that can be seen the first element that has it. A look is its colour, whether it is large, the classes of it and of
 * what is around it, and every background behind it. Runs in the page.
 */
function findTexts(): Map<string, Element> {
  const behind = new Map<Element | null, string>([[null, `${matchMedia('(forced-colors: active)').matches}`]])
  const backgroundsOf = (element: Element | null): string => {
    const known = behind.get(element)
    if (known !== undefined || !element) return known ?? ''
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join()
    const found = backgroundsOf(element.parentElement)
    const all = own === 'rgba(0, 0, 0, 0),none,1,none,normal' ? found : `${found}/${own}`
    behind.set(element, all)
    return all
  }
  const texts = new Map<string, Element>()
  for (const element of document.body.querySelectorAll('*')) {
    const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    if (!isText && !element.matches('input, select, textarea')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textShadow, webkitTextFillColor } = getComputedStyle(element)
    // Text of 18 points, or 14 if bold, may have less contrast (WCAG 1.4.3).
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    const classes = [element, element.parentElement, element.parentElement?.parentElement].map(
      (one) => `${one?.tagName} ${one?.getAttribute('class')} ${one?.getAttribute('style')}`,
    )
    const disabled = element.matches(':disabled, [aria-disabled="true"] *, :disabled *')
    const own = [color, isLarge, textShadow, webkitTextFillColor, disabled].join()
    const look = [own, ...classes, backgroundsOf(element)].join('|')
    if (!texts.has(look)) texts.set(look, element)
  }
  return texts
}
