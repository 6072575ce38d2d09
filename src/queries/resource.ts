import type { AppContext } from '#src/context/app-context.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether the answer may be stored on the device: public data of the tenant, never private data. */
      persist?: boolean
      /** Whether it changes with the clock: the server does not cache a page with it either. */
      isOfTheMoment?: boolean
    }
  }
}

/** How long an answer is fresh, in milliseconds. */
export const freshFor = {
  /** Content and directory, as long as the server caches them (K01); what the page was rendered from is not requested again. */
  directory: 3_600_000,
  /** Free times change constantly. */
  times: 30_000,
} as const

/** Every key starts with the tenant and the locale, so that their answers are never mixed (T05). */
export function keyOf<Rest extends readonly unknown[]>(app: AppContext, resource: string, ...rest: Rest) {
  return [app.tenant, app.locale.prefix, resource, ...rest] as const
}

/** Asks for an answer whatever is known, and fails at once without a network. */
export const fetchedAnew = { staleTime: 0, networkMode: 'always', retry: false } as const

export const kept = { persist: true }
export const notKept = { persist: false }
/** Neither stored on the device nor cached with a page. */
export const ofTheMoment = { persist: false, isOfTheMoment: true }
