import { digestOf, writePolicy } from '#server/policy-header'
import { frameScript, type FrameNews } from './frame-script.ts'
import type { Scheme } from './preview-ticket.ts'

/** A page of the app as it is shown in a preview: in one scheme, and with the script of the frame before all others. */
export const intoFrame = (html: string, scheme: Scheme, nonce: string): string =>
  withScript(inScheme(html, scheme), `<script nonce="${nonce}">${frameScript(scheme)}</script>`)

/** A document beside the app in the same way, with a script that its policy names. */
export const documentInFrame = (html: string, scheme: Scheme, script: string): string =>
  withScript(inScheme(html, scheme), `<script>${script}</script>`)

const withScript = (html: string, script: string) => html.replace('<head>', () => `<head>${script}`)

/** What stands for the device's scheme in a page. */
const inScheme = (html: string, scheme: Scheme): string => html.replace('<html ', `<html data-scheme="${scheme}" `)

/** In the place of a page: the console around the frame says in words what it is about. */
export function newsDocument(news: FrameNews): { html: string; policy: string } {
  const script = `parent.postMessage({ preview: '${news}', isGone: true }, location.origin)`
  return {
    html: `<!doctype html><meta charset="utf-8"><title></title><script>${script}</script>`,
    policy: `${writePolicy({ 'default-src': ["'none'"], 'script-src': [digestOf(script)], 'frame-ancestors': ["'self'"] })}; sandbox allow-scripts`,
  }
}
