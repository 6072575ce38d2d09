import sanitizeHtml from 'sanitize-html'
import { cleanAddress, type ContentScope } from './addresses.ts'

type Attributes = Record<string, string>
/** Selects the attributes of an element that are kept. */
type Kept = (given: Attributes, scope: ContentScope) => Attributes

const nothing: Kept = () => ({})

/**
 * Every element that tenant HTML may contain, with its attributes. All others are removed; their content stays unless it is not
 * text.
 */
const elements: Record<string, Kept> = {
  ...Object.fromEntries(
    [
      ...['h2', 'h3', 'h4', 'p', 'ul', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'hr', 'br'],
      ...['strong', 'em', 'small', 'sub', 'sup', 'bdi'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'],
    ].map((name) => [name, nothing]),
  ),
  ol: ({ start }) => pick({ start: wholeNumber(start, 9999) }),
  th: ({ scope, colspan, rowspan }) =>
    pick({ scope: oneOf(scope, ['row', 'col']), colspan: wholeNumber(colspan, 20), rowspan: wholeNumber(rowspan, 50) }),
  td: ({ colspan, rowspan }) => pick({ colspan: wholeNumber(colspan, 20), rowspan: wholeNumber(rowspan, 50) }),
  a: ({ href = '' }, scope) => {
    const address = cleanAddress(href, 'link', scope)
    if (address === undefined) return {}
    return { href: address, ...wayOut(address, scope) }
  },
  img: ({ src = '', alt = '', width, height }, scope) =>
    pick({
      src: cleanAddress(src, 'picture', scope),
      alt,
      width: wholeNumber(width, 4000),
      height: wholeNumber(height, 4000),
      loading: 'lazy',
      decoding: 'async',
    }),
}

/**
 * A link out of the app opens in a tab of its own, without access to its opener. A framed page opens it in place of the app.
 */
function wayOut(address: string, { appPath }: ContentScope): Attributes {
  if (address.startsWith('https:')) return { target: '_blank', rel: 'noopener noreferrer nofollow' }
  return appPath && address.startsWith('/') ? { target: '_top' } : {}
}

/** Older or heavier spellings of allowed elements. The page has an `h1` of its own. */
const spellings: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' }

/** Their content is not text for a reader and is removed with them. */
const withoutContent = [
  ...[
    'script',
    'style',
    'textarea',
    'option',
    'xmp',
    'noscript',
    'noembed',
    'noframes',
    'plaintext',
    'template',
    'title',
  ],
  ...['iframe', 'frameset', 'object', 'embed', 'applet', 'svg', 'math', 'select', 'button', 'audio', 'video', 'canvas'],
]

/**
 * Tenant HTML that is safe to show: headings, text, lists, tables, quotations, links and pictures, without styles, classes,
 * ids, handlers, forms, frames and drawings. Text stays.
 */
export function sanitiseHtml(html: string, scope: ContentScope): string {
  return sanitizeHtml(withoutTricks(html), {
    allowedTags: Object.keys(elements),
    allowedAttributes: { '*': ['lang', 'dir'], ...attributesOf },
    // Every address was validated by `cleanAddress` before the library checks its scheme.
    allowedSchemes: ['https', 'mailto', 'tel', 'asset'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: withoutContent,
    nestingLimit: 40,
    transformTags: {
      '*': (name, given) => {
        const tagName = spellings[name] ?? name
        const keep = Object.hasOwn(elements, tagName) ? elements[tagName] : undefined
        return { tagName, attribs: keep ? { ...languageOf(given), ...keep(given, scope) } : {} }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
  })
}

const attributesOf = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

const languageOf = ({ lang = '', dir = '' }: Attributes): Attributes =>
  pick({
    lang: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(lang) ? lang : undefined,
    dir: oneOf(dir.toLowerCase(), ['ltr', 'rtl', 'auto']),
  })

const wholeNumber = (value: string | undefined, most: number) =>
  value !== undefined && /^[0-9]{1,4}$/.test(value) && Number(value) <= most ? value : undefined

const oneOf = (value: string | undefined, allowed: string[]) => allowed.find((candidate) => candidate === value)

const pick = (attributes: Record<string, string | undefined>): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** Text without control characters, marks that reverse the reading direction, and the invisible copy of ASCII. */
export const withoutTricks = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\u202a-\u202e\ufff9-\uffff\u{e0000}-\u{e007f}]/gu, '')
