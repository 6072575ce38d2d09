import type { PageAssets } from '#contract/rendering'
import { earlyClickScript } from '#src/page-load/early-clicks.ts'
import { freshMark, freshScript } from '#src/page-load/fresh-document.ts'
import { headMark } from '#src/app/head/apply-head.ts'
import type { HeadTag } from '#src/app/head/head-tags.ts'
import { pageDataId, toScriptJson } from '#src/context/page-data.ts'

export type DocumentParts = {
  language: string
  direction: 'ltr' | 'rtl'
  title: string
  /** Tags of this page, replaced when the page changes. */
  pageTags: readonly HeadTag[]
  /** Tags of the tenant. */
  tenantTags: readonly HeadTag[]
  /** The tenant's CSS variables and fonts. */
  style: string
  /** Nonce of the style and of inline scripts. */
  nonce: string
  assets: PageAssets
  /** Source modules whose script files are loaded at once. */
  modules: readonly string[]
  data: unknown
  body: string
  /** Whether the page is static: no script starts. */
  isStill?: boolean
  /** Whether it is the document without a page. */
  isShell?: boolean
}

/** The document of a page or of the shell, without its doctype. */
export function writeDocument(parts: DocumentParts): string {
  const { language, direction, title, assets, nonce } = parts
  const preloads = [...new Set(parts.modules.flatMap((module) => assets.modules[module] ?? []))]
  // In development no file is known beforehand: a page starts as the shell does.
  const isAtOnce = parts.isShell === true || preloads.length === 0
  // Only where a script will remove the mark.
  const fresh = parts.isStill || isAtOnce ? '' : ` ${freshMark}`
  return `<html lang="${escape(language)}" dir="${direction}"${fresh}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(title)}</title>
${parts.tenantTags.map((tag) => writeTag(tag)).join('\n')}
${assets.styles.map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join('\n')}
<style nonce="${nonce}">${parts.style}</style>
${parts.pageTags.map((tag) => writeTag(tag, headMark)).join('\n')}
${parts.isStill ? '' : isAtOnce ? writeShellStart(assets.script, preloads) : writeStart(assets.script, preloads, nonce)}
</head>
<body>
<div id="root">${parts.body}</div>
${parts.isStill ? '' : `<script type="application/json" id="${pageDataId}">${toScriptJson(parts.data)}</script>`}
</body>
</html>
`
}

/** The shell shows nothing without the app: its scripts are requested at once, and with them what these would ask for one after the other. */
const writeShellStart = (script: string, preloads: readonly string[]): string =>
  [
    `<script type="module" src="${escape(script)}"></script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${escape(href)}">`),
  ].join('\n')

/**
 * The script that starts the app on a rendered page. Its scripts are requested after the first frame, so that texts and pictures have the
 * network to themselves.
 */
function writeStart(script: string, preloads: readonly string[], nonce: string): string {
  const start = [
    freshScript,
    earlyClickScript,
    // A request takes a slow phone some milliseconds: each is a task of its own, between which a press is heard.
    `const start = (later) => {`,
    `for (const href of ${JSON.stringify(preloads)}) later(() => document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })))`,
    `later(() => import(${JSON.stringify(script)}))`,
    `}`,
    // A tab in the background renders no frames, and its timers wait for seconds.
    `document.hidden ? start((task) => task()) : requestAnimationFrame(() => setTimeout(() => start(setTimeout)))`,
  ].join('\n')
  return `<script type="module" nonce="${nonce}">${start.replaceAll('<', '\\u003c')}</script>`
}

function writeTag({ tag, attributes, text }: HeadTag, mark?: string): string {
  const written = Object.entries({ ...attributes, ...(mark ? { [mark]: '' } : {}) })
    .map(([name, value]) => (value === '' ? name : `${name}="${escape(value)}"`))
    .join(' ')
  // Only data scripts contain text, where a `<` may be written as an escape of JSON.
  return text === undefined ? `<${tag} ${written}>` : `<${tag} ${written}>${text.replaceAll('<', '\\u003c')}</${tag}>`
}

/** Escapes text for an attribute or between tags. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
