import { attacks } from '#server/content/attacks.fixture'

/** What tells that something ran: the browser test listens for it. */
const run = 'window.__pwned=1'

/** Values somebody might put where a text, an address, a colour, a face, a number or a name belongs. */
export const tricks: readonly string[] = [
  `"><script>${run}</script>`,
  `'"><img src=x onerror="${run}">`,
  `<svg onload=${run}></svg>`,
  `<iframe srcdoc="<script>parent.__pwned=1</script>"></iframe>`,
  `</script><script>${run}</script>`,
  `</style><script>${run}</script><style>*{position:fixed;inset:0}`,
  `</title></textarea></noscript>--><script>${run}</script>`,
  `" onmouseover="${run}" onfocus="${run}" autofocus style="position:fixed;inset:0" x="`,
  `';${run};//\u2028${run}`,
  '{{constructor.constructor("window.__pwned=1")()}}${window.__pwned=1}',
  'red;}*{position:fixed;background:url(https://evil.test/a.png)}',
  `x"} body{background:url("https://evil.test/b.png")} a{b:"`,
  'expression(window.__pwned=1)',
  'url(javascript:window.__pwned=1)',
  `@import "https://evil.test/c.css";`,
  `javascript:${run}`,
  `JaVa\tScript:${run}`,
  `data:text/html,<script>parent.${run}</script>`,
  'https://evil.test/d',
  '//evil.test/e',
  '/\\evil.test/f',
  '/.//evil.test/g',
  'https://trusted.test@evil.test/h',
  'asset:../../../package.json',
  '../../evil.png',
]

/** All of them in one text. */
export const allTricks = tricks.join(' ')

/** Markup of every known attack, those last that swallow what stands behind them. */
export const hostileMarkup = [...attacks]
  .sort((one, other) => Number(swallows(one)) - Number(swallows(other)))
  .concat(tricks)
  .join('\n<p>and</p>\n')

function swallows(markup: string): boolean {
  return /<(?:plaintext|textarea|xmp|title|select|no\w+|style|svg|math|template|form|table|script|!)/i.test(markup)
}
