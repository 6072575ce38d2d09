import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { readCatalogues } from '../../../scripts/messages/catalogues.ts'

/** Pseudo-languages, named as formatjs and CLDR name them: accented and longer, and the same from right to left. */
export type PseudoLocale = 'en-XA' | 'en-XB'

/**
 * Every text of the app in a pseudo-language: still to be read, and without one letter of ordinary English, so that whatever
 * is shown in ordinary letters is either data or no message. Vowels are doubled, as long as languages get.
 */
export function pseudoTexts(root: string, locale: PseudoLocale): { id: string; message: string }[] {
  return readCatalogues(root).messages.map(({ id, defaultMessage }) => ({
    id,
    message: printAST(disguise(parse(defaultMessage), locale)),
  }))
}

function disguise(elements: MessageFormatElement[], locale: PseudoLocale): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: pseudo(element.value, locale) }
    if (element.type === TYPE.tag) return { ...element, children: disguise(element.children, locale) }
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, option]) => [
            name,
            { ...option, value: disguise(option.value, locale) },
          ]),
        ),
      }
    return element
  })
}

/** One text in the letters of a pseudo-language. */
export function pseudo(text: string, locale: PseudoLocale): string {
  const letters = [...text].map((letter) => {
    const at = plain.indexOf(letter)
    const accented = at < 0 ? letter : accents[at]!
    return 'aeiouAEIOU'.includes(letter) ? accented + accented.toLowerCase() : accented
  })
  const disguised = letters.join('')
  return locale === 'en-XB' && disguised.trim() ? `${rightToLeft}${disguised}${asBefore}` : disguised
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accents = [...'áƀćďéƒĝĥíĵķĺɱńóƥɋŕšťúṽŵẋýžÁɃĆĎÉƑĜĤÍĴĶĹṀŃÓƤɊŔŠŤÚṼŴẊÝŽ']
/** Bidirectional override, and its end. */
const [rightToLeft, asBefore] = ['\u202e', '\u202c']
