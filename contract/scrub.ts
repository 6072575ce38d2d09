/** Replaces what was removed. */
const taken = '…'
/** Longest message that is reported, and how much of a message is read. */
const longest = { reported: 200, read: 2000 }

/**
 * Removes from an error's message whatever may be personal data: numbers, addresses, paths, tokens, words in other scripts, and
 * every capitalised word that neither browsers nor the app use in their messages, as names are. What is left is enough to tell
 * one failure from another. Scrubbing twice changes nothing.
 */
export function scrub(message: string): string {
  const words = message
    .slice(0, longest.read)
    // Full-width and superscript characters as plain ones; what was removed before stays as it is.
    .replace(/[^…]+/g, (part) => part.normalize('NFKC'))
    // Invisible characters could stand between the digits of a number.
    .replace(/\p{Cf}/gu, '')
    .replace(numbers, (number) => (countDigits(number) > mostDigits ? taken : number))
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .map(scrubWord)
  return cut(words.join(' ').replace(/…(?:[\s.,:;'"‘’“”()[\]{}|<>+-]*…)+/g, taken))
}

/** A status, or the number of a React error. */
const mostDigits = 3
/** Digits of any script, with what people write between the digits of one number. */
const numbers = /\p{Nd}(?:[\s().,:;/_+·–-]{0,3}\p{Nd})+/gu
const countDigits = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0

/** A word between spaces, with its punctuation. */
function scrubWord(text: string): string {
  // An address, a path, a query, an email address, or a token of which each half is like a word.
  if (/[@/\\=&%]|\w\+\w/.test(text)) return taken
  return text.replace(/[\p{L}\p{M}\p{N}_$]+(?:[.-][\p{L}\p{M}\p{N}_$]+)*/gu, (word) =>
    // A property path is kept only as a whole: half a token would still be part of a token.
    word.split('.').every(isOfTheApp) ? word : taken,
  )
}

/** Whether a word can come from the browser, the app or its code. */
function isOfTheApp(word: string): boolean {
  if (!/^[a-zA-Z0-9_$-]+$/.test(word) || word.length > 32 || countDigits(word) > mostDigits) return false
  if (word.includes('-')) return hyphenated.has(word.toLowerCase())
  // A minified name, or a word or an identifier that begins with a lower-case letter.
  if (word.length === 1 || /^[a-z_$][a-z0-9_$]*$/.test(word) || /^[0-9]+$/.test(word)) return true
  const parts = word.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/)
  if (parts.length > 5) return false
  if (/^[a-z]/.test(word)) return true
  return kinds.test(word) || parts.every((part) => capitalised.has(part))
}

function cut(text: string): string {
  if (text.length <= longest.reported) return text
  const short = text.slice(0, longest.reported - 2)
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), 0))} ${taken}`.trimStart()
}

/** Names of the platform's classes, by their endings. */
const kinds =
  /^(?:[A-Z][a-z]+|HTML|SVG|DOM|CSS|URL|XML|IDB)*(?:Error|Exception|Element|Event|Worker|Observer|List|Map|Client|Container|Registration|Storage|Manager|Request|Response|Context|Cache|Target)$/

const hyphenated = new Set(
  'cross-origin same-origin read-only non-null non-object out-of-memory same-document back-forward re-render'.split(
    ' ',
  ),
)

/** Capitalised words in messages of engines, of React and of our own code. */
const capitalised = new Set(
  `A An The This That These There It Its Is In On Of At To For From With Without After Before While When Where Which Who What Why How
  If Or And As Not No None Only Any All Each Every One Two Another Other Both Either Neither
  Cannot Can Could Should Must May Might Will Would Do Does Did Has Have Had Was Were Be Been Being Use Used Using
  Access Add App Argument Array Arguments Async Attempt Attempted Assignment Await Bad Block Blocked Body Boolean Bound Browser Buffer
  Cache Caches Call Called Callback Check Child Class Clone Closed Code Component Connection Constructor Content Context Could Create Created
  Data Database Date Decode Defined Delete Denied Derived Directive Document Dynamic Element Encode Entry Error Errors Evaluating Event Exceeded
  Exception Execute Expected Extra Failed Failure False Fetch Field File Files Found Frame Function Generator Global Got Header Headers Host Hydrated Hydration
  Identifier Illegal Import Importing Indexed Infinite Infinity Initial Input Instance Interceptor Internal Intl Invalid Invariant Invocation Item Iterator
  Key Keys Language Large Left Length Lexical Limit List Load Loading Locale Lock Locks Loop Map Maximum Media Memory Message Method Minified Missing Module Modules
  Name Native Navigation Navigator Network Node Null Number Object Objects Observer Open Operation Option Options Origin Out Overflow
  Page Parameter Parent Parse Pattern Permission Please Plain Point Policy Position Private Problem Process Promise Properties Property Proxy Push Query Quota
  Provider React Read Reading Record Recursion Reduce Reference Referenced Reflect Refused Regular Registration Rejected Render Rendered Rendering Request Required Resource Response Result Return Right Route Router
  Script Security Serialized Server Service Session Set Shadow Signal Source Stack State Status Storage Store String Suspense Switched Symbol Syntax
  Tag Target Text Timeout Token Too Transaction Tried True Trusted Type Types Unable Uncaught Undefined Unexpected Unhandled Uninitialized Unknown Unsupported Unterminated Update Url Usage
  Value Values Variable Version View Warning Weak Window Word Worker Write Wrong Zone
  API CSP CSS DOM DB EOF HTML HTTP HTTPS ID IDB IO JSON JSX MIME NaN NFKC OK RTL SQL SSR SVG UI URI URL URLs UTC UTF XML`.split(
    /\s+/,
  ),
)
