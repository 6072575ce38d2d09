import type { TrustedTypePolicyFactory } from 'trusted-types/lib'

/**
 * Texts that the page passes to the browser where it could execute them. The page's policy (`require-trusted-types-for`)
 * accepts only those that pass here, or that DOMPurify made; a browser without Trusted Types gets the texts, checked the same
 * way.
 */
export const trusted = {
  /** The tenant's logo, sanitised by the server before; empty where it is more than a drawing. */
  mark: (svg: string) => policy()?.createHTML(svg) ?? rules.createHTML(svg),
  /** Structured data for the head. Throws a SyntaxError for invalid JSON. */
  data: (json: string) => policy()?.createScript(json) ?? rules.createScript(json),
  /** The address of one of our workers. Throws a TypeError for any other. */
  worker: (address: string) => policy()?.createScriptURL(address) ?? rules.createScriptURL(address),
}

const rules = {
  createHTML: (svg: string) => (isDrawing(svg) ? svg : ''),
  createScript(json: string) {
    JSON.parse(json)
    return json
  },
  createScriptURL(address: string) {
    const { origin, pathname } = new URL(address, window.location.href)
    if (origin === window.location.origin && /\/(?:sw|push|push-updater|captcha)\.js$/.test(pathname)) return address
    throw new TypeError(`${pathname} is no worker of the app.`)
  },
}

const create = () =>
  (globalThis as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes?.createPolicy('patientweb', rules)
let made: ReturnType<typeof create>

/** Made on first use, only in the browser: a second policy with the same name would be refused. */
const policy = () => (made ??= create())

const isDrawing = (svg: string) =>
  /^<svg[\s>]/.test(svg) && !/<(?:script|style|foreignobject|animate|set|use|image|iframe|a)\b|\son|href/i.test(svg)
