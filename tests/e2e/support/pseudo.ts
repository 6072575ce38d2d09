import type { Page, Response } from '@playwright/test'
import { locales } from '#contract/locale'

/** Something a reader meets on a page: a text, or an attribute that is read aloud. */
type SeenText = { where: string; text: string }

/**
 * Texts of a page that come from no message. What a page says beside messages is data, and all of it was sent by a service or
 * told by the document: those strings are known, and taken out of what is shown. So are the words Intl and the app's tables
 * write dates and money with, and what stands in elements of another language or marked as not to be translated.
 */
export function watchData(page: Page, prefix: string) {
  const known = new Set(wordsOfFormats(prefix))
  const arriving: Promise<void>[] = []
  const read = async (response: Response) => {
    const type = response.headers()['content-type'] ?? ''
    if (type.includes('json')) addStrings(known, await response.json().catch(() => null))
  }
  page.on('response', (response) => {
    if (response.url().includes('/api/')) arriving.push(read(response))
  })
  /** What the document of this page told. A page of the next visit is drawn from what the device kept of it. */
  const learn = async () => {
    await Promise.all(arriving)
    const pageData = await page.evaluate(() => document.getElementById('page-data')?.textContent ?? '{}')
    const { texts: _, ...data } = JSON.parse(pageData) as Record<string, unknown>
    addStrings(known, data)
  }
  return {
    learn,
    /** What a patient typed. */
    add: (...texts: string[]) => texts.forEach((text) => known.add(text)),
    async strangers(): Promise<string[]> {
      await learn()
      // Data is put into sentences, wherever and in whatever case.
      const byLength = [...new Set([...known].map((part) => part.toLowerCase()))].sort(
        (one, other) => other.length - one.length,
      )
      return (await page.evaluate(readPage)).flatMap(({ where, text }) => {
        let rest = text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ' ').toLowerCase()
        for (const part of byLength) {
          if (!ordinary.test(rest)) return []
          rest = without(rest, part)
        }
        return ordinary.test(rest) ? [`${where}: ${text}`] : []
      })
    },
  }
}

/** A text without a part, wherever it stands. */
function without(text: string, part: string): string {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part))
    text = `${text.slice(0, at)} ${text.slice(at + part.length)}`
  return text
}

/** Two letters of a language that no pseudo text is written in. */
const ordinary = /[A-Za-z]{2}|[\u0621-\u064a]{2}/

function addStrings(known: Set<string>, value: unknown, key = ''): void {
  if (typeof value === 'string') {
    const text = value.trim()
    if (text.length > 1) known.add(text)
    // The last word of a doctor's name is held together with the mark behind it, and so stands for itself.
    if (key.endsWith('fullName')) addStrings(known, [text.replace(/ \S+$/, ''), text.split(' ').at(-1)])
  } else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) addStrings(known, part, name)
}

/** Names of days and months, of both calendars, and the units, signs and joints of src/i18n/create-format.ts. */
function wordsOfFormats(prefix: string): string[] {
  const { intl, language } = locales[prefix]!
  const days = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)))
  const hijri = intl.replace('ca-gregory', 'ca-islamic-umalqura')
  const named = [intl, hijri].flatMap((tag) =>
    (['short', 'long'] as const).flatMap((width) => {
      const format = new Intl.DateTimeFormat(tag, { weekday: width, month: width, year: 'numeric', timeZone: 'UTC' })
      return days.flatMap((day) => format.formatToParts(day).map(({ value }) => value.trim()))
    }),
  )
  const own = language === 'ar' ? arabicOfFormats : ['km', ' and ', ' or ', ' at ']
  return [...new Set(named.filter((name) => /\p{L}{2}/u.test(name))), ...own]
}

const arabicOfFormats = ['كم', 'د.إ', 'ر.س', ' و', ' أو ', ' الساعة ', 'اثن', 'ثلا', 'أرب', 'خمي', 'جمع', 'سبت', 'أحد']

/** Runs in the page: everything it says to the eye or to a screen reader. */
function readPage(): SeenText[] {
  const texts: SeenText[] = [{ where: 'title', text: document.title }]
  const home = document.documentElement.lang.slice(0, 2)
  const isOfOthers = (element: Element) => {
    const lang = element.closest('[lang]')?.getAttribute('lang')
    return (lang && lang.slice(0, 2) !== home) || element.closest('[translate="no"], script, style, noscript, template')
  }
  const name = (element: Element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!
    if (!node.textContent?.trim() || isOfOthers(element) || !element.checkVisibility()) continue
    texts.push({ where: name(element), text: node.textContent })
  }
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'placeholder',
    'title',
    'alt',
  ]
  for (const attribute of attributes)
    for (const element of document.querySelectorAll(`body [${attribute}]`))
      if (!isOfOthers(element) && element.checkVisibility())
        texts.push({ where: `${attribute} of ${name(element)}`, text: element.getAttribute(attribute)! })
  return texts
}

/** Where a message does not fit at the page's width: cut off by its box, spilling over it, or making the page scroll sideways. */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    const label = (element: Element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`
    const sticksOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return right > root.clientWidth + 1 || left < -1
    }
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement))
    if (root.scrollWidth > root.clientWidth) {
      const out = [...document.querySelectorAll('body *')].filter(
        (element) => sticksOut(element) && !isScrolled(element.parentElement),
      )
      found.push(`the page is ${root.scrollWidth} px wide: ${out.map(label).join(' ')}`)
    }
    // A word of a pseudo-language: what is cut of a name is the design's business, what is cut of a message is a fault.
    const isMessage = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[áéíóúďńŕšťɱ]/i.test(node.textContent ?? ''),
      )
    for (const element of document.querySelectorAll('body *')) {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      if (clientWidth <= 1 || !element.checkVisibility() || !isMessage(element)) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isTooWide = scrollWidth > clientWidth + 1 && (cuts(overflowX) || overflowX === 'visible')
      if (isTooWide || (scrollHeight > clientHeight + 2 && cuts(overflowY)))
        found.push(
          `${label(element)} ${scrollWidth}x${scrollHeight} in ${clientWidth}x${clientHeight}: ${element.textContent?.slice(0, 60)}`,
        )
    }
    return found
  })
}
