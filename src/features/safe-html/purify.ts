import DOMPurify from 'dompurify'

/** What the server leaves of a tenant's markup; nothing else passes here either. */
const elements = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption', 'hr', 'br'],
  ...['strong', 'em', 'small', 'sub', 'sup', 'bdi', 'a', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]
const plain = [
  ...['lang', 'dir', 'target', 'rel', 'alt', 'width', 'height', 'loading', 'decoding'],
  ...['start', 'scope', 'colspan', 'rowspan'],
]

/** Paths of this origin, the web, mail and telephone. */
const allowedAddress = /^(?:\/(?![/\\])|https:\/\/[^/\\]|mailto:|tel:)/i

const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName === 'img') {
    // A picture is fetched unasked: the web or this origin, nothing that only a link may be.
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
 * Cleans markup in the browser, the second time: the answer may have come from a cache, a proxy or an older server. Where the
 * browser knows Trusted Types, what comes out is a TrustedHTML of the policy `dompurify`.
 */
export const purify = (html: string): TrustedHTML =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: [...plain, 'href', 'src'],
    // These hold no address, so that none of their values is judged as one.
    ADD_URI_SAFE_ATTR: plain,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: allowedAddress,
    RETURN_TRUSTED_TYPE: true,
  })
