import type { SocialReturn } from '#machines/social-entry/social-entry.types'
import { siteNames } from '../site-names.ts'

/**
 * What the patient came back from another site with, and removes it from address and history: it is there once. Undefined where the address
 * has nothing of the kind.
 */
export function takeReturn({ location, history }: Pick<Window, 'location' | 'history'>): SocialReturn | undefined {
  const parameters = new URLSearchParams(location.hash.slice(1))
  const provider = parameters.get('social')
  if (provider === null || !Object.hasOwn(siteNames, provider)) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  const optional = ['code', 'iss', 'error'].flatMap((name) => {
    const value = parameters.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    provider: provider as keyof typeof siteNames,
    // One that is missing is as wrong as a forged one.
    state: parameters.get('state') || 'none',
    ...Object.fromEntries(optional),
  }
}
