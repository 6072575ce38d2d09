import { locales } from '#contract/locale'
import { createToken } from '#server/tokens'

/** Where a patient comes back to from another site. */
export type Place = {
  /** Prefix of the locale. */
  locale: string
  /** The page: that of the sign-in, or the settings in which a site is linked. */
  page: 'sign-in' | 'settings'
  /** Key of the tenant, where the host does not name it. */
  key: string | undefined
}

const pages = { 'sign-in': 'account/sign-in', settings: 'dashboard/settings' } as const

/** A new state: random, and with the place behind it, so that the way back needs no look-up. It only counts as a whole. */
export const newState = ({ locale, page, key = '' }: Place): string => [createToken(), locale, page, key].join('.')

const written = /^[\w-]{43}\.([a-z]{2}(?:-[a-z]{2})?)\.(sign-in|settings)\.([a-z0-9-]{0,40})$/

/** Path, under the mount path, of the page that a state leads back to; whoever wrote it, it is one of our own. */
export function pageOf(state: string): string {
  const [, locale = '', page = 'sign-in', key = ''] = written.exec(state) ?? []
  const prefix = locales[locale] ? locale : 'en-ae'
  return `/${prefix}/${pages[page as Place['page']]}${key ? `?key=${key}` : ''}`
}
