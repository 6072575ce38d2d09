import type { AppContext } from '#src/context/app-context.ts'
import { contentTarget } from '#src/features/content-link/content-link.ts'

/**
 * Adapts the links of sanitised markup to the app: paths of the app get mount path, locale and key, links to other sites open a
 * new tab without access to this one, and links without a valid target become text. The server writes every attribute in double
 * quotes.
 */
export const withAppLinks = (html: string, app: AppContext): string =>
  html.replace(/<a\b((?:[^>"]|"[^"]*")*)>/gi, (_, attributes: string) => {
    const [, href] = /\shref="([^"]*)"/i.exec(attributes) ?? []
    const [, lang] = /\slang="([\w-]*)"/i.exec(attributes) ?? []
    const target = contentTarget(app, href === undefined ? undefined : decoded(href))
    const written = Object.entries({ ...target, ...(lang ? { lang } : {}) })
      .map(([name, value]) => ` ${name}="${encoded(value)}"`)
      .join('')
    return `<a${written}>`
  })

/** The server's serialiser escapes only these four characters. */
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '')

const encoded = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
