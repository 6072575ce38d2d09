import type { AppContext } from '#src/context/app-context.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Whether the answer may be kept on the device: public data of the tenant, never what is about a person. */
      persist?: boolean
      /** Whether it turns with the clock: a page that shows it is not kept by the server either. */
      isOfTheMoment?: boolean
    }
  }
}

/** How long an answer is fresh, in milliseconds. */
export const freshFor = {
  /** Content and directory, as long as the server keeps them (K01); what the page was rendered from is not asked for again. */
  directory: 3_600_000,
  /** Free times change under the reader's eyes. */
  times: 30_000,
} as const

/** Every key starts with the tenant and the locale, so that neither can ever see the other's answers (T05). */
export function keyOf<Rest extends readonly unknown[]>(app: AppContext, resource: string, ...rest: Rest) {
  return [app.tenant, app.locale.prefix, resource, ...rest] as const
}

export const kept = { persist: true }
export const notKept = { persist: false }
/** Right now, and for nobody else. */
export const ofTheMoment = { persist: false, isOfTheMoment: true }
