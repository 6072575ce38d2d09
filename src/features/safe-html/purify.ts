import DOMPurify from 'dompurify'

/** Elements that the server keeps of a tenant's markup; no others are allowed here. */
const elements = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'hr', 'br'],
  ...['strong', 'em', 'small', 'sub', 'sup', 'bdi', 'a', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]
const plain = [
  ...['lang', 'dir', 'target', 'rel', 'alt', 'width', 'height', 'loading', 'decoding'],
  ...['start', 'scope', 'colspan', 'rowspan'],
]

/** Paths of this origin, https, mail and telephone. */
const allowedAddress = /^(?:\/(?![/\\])|https:\/\/[^/\\]|mailto:|tel:)/i

const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName === 'img') {
    // A picture is requested without a press: only https or this origin, not what links may also be.
    if (!/^(?:\/(?![/\\])|https:\/\/[^/\\])/i.test(element.getAttribute('src') ?? '')) element.remove()
    element.setAttribute('loading', 'lazy')
    return
  }
  if (element.localName !== 'a') return
  if (/^https:/i.test(element.getAttribute('href') ?? '')) {
    element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer nofollow')
  } else if (element.getAttribute('target') !== '_blank') element.removeAttribute('target')
})

/**
 * Sanitises markup in the browser, a second time: the answer may come from a cache, a proxy or an older server. Where the
 * browser has Trusted Types, the result is a TrustedHTML of the policy `dompurify`.
 */
export const purify = (html: string): TrustedHTML =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: [...plain, 'href', 'src'],
    // Attributes without addresses, whose values are not checked as addresses.
    ADD_URI_SAFE_ATTR: plain,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: allowedAddress,
    RETURN_TRUSTED_TYPE: true,
  })
