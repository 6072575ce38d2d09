import type { Page } from '@playwright/test'

/**
 * What stands on an Arabic page unmarked, or marked as what it is not: Latin words that are not said to be in a language
 * written in Latin letters, Arabic ones that are not said to be Arabic, and words that run the wrong way.
 *
 * @param within - what is looked at; its first match
 */
export function unmarkedWords(page: Page, within = 'main'): Promise<string[]> {
  return page
    .locator(within)
    .first()
    .evaluate((root) => {
      const found: string[] = []
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        // Names of the wide world, which our own words have in Latin letters too.
        const text = (texts.currentNode.textContent ?? '').replaceAll(/Google|Chrome|Edge|Safari/g, '')
        const parent = texts.currentNode.parentElement!
        // Initials in the place of a picture are drawn, not read; codes and numbers are in no language.
        if (parent.closest('[aria-hidden="true"], script, style') || /^[A-Z0-9-]*$/.test(text.trim())) continue
        const isLatin = /\p{Script=Latin}/u.test(text)
        const isArabic = /\p{Script=Arabic}/u.test(text)
        // An option holds no elements, so of words of both scripts in one none can be marked.
        if ((!isLatin && !isArabic) || (isLatin && isArabic && parent.localName === 'option')) continue
        const language = parent.closest('[lang]')!.getAttribute('lang')!
        const { direction } = getComputedStyle(parent)
        const expected = isLatin ? ['en', 'ltr'] : ['ar', 'rtl']
        if ((isLatin && isArabic) || !language.startsWith(expected[0]!) || direction !== expected[1])
          found.push(`${language} ${direction}: ${text.trim()}`)
      }
      return found
    })
}
