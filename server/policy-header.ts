import { createHash } from 'node:crypto'

/** Sources by directive. One without sources is written by its name alone. */
export type Directives = Readonly<Record<string, readonly string[]>>

/** The value of a Content-Security-Policy header. Sources that are not ours are checked by the caller: none may end a directive. */
export const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** The form in which a policy names an inline script or style: its SHA-256. */
export const digestOf = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

const none = ["'none'"]

/** A patient's file: who gets it to open as a page has a page that can do nothing. */
export const filePolicy = writePolicy({ 'default-src': none, 'frame-ancestors': none, sandbox: [] })

/** A drawing or a file of a tenant that is opened on its own: it runs and loads nothing, and may be styled. */
export const drawingPolicy = writePolicy({
  'default-src': none,
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': none,
  sandbox: [],
})

/** A small document of ours beside the app: nothing but what it adds to these. */
export const documentPolicy = (added: Directives): string =>
  writePolicy({
    'default-src': none,
    ...added,
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': added['frame-ancestors'] ?? none,
  })
