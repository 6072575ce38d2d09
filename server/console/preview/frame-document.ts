import { digestOf, writePolicy } from '#server/policy-header'
import { frameScript, type FrameNews } from './frame-script.ts'

/** A page of the app as it is shown in a preview: in one scheme, and with the script of the frame before all others. */
export const intoFrame = (html: string, scheme: 'light' | 'dark', nonce: string): string =>
  inScheme(html, scheme).replace('<head>', `<head><script nonce="${nonce}">${frameScript(scheme)}</script>`)

/** A document in one scheme, whatever that of the device is. */
export const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replace('<html ', `<html data-scheme="${scheme}" `)

/** In the place of a page: the console around the frame says in words what it is about. */
export function newsDocument(news: FrameNews): { html: string; policy: string } {
  const script = `parent.postMessage({ preview: '${news}', isGone: true }, location.origin)`
  return {
    html: `<!doctype html><meta charset="utf-8"><title></title><script>${script}</script>`,
    policy: `${writePolicy({ 'default-src': ["'none'"], 'script-src': [digestOf(script)], 'frame-ancestors': ["'self'"] })}; sandbox allow-scripts`,
  }
}
