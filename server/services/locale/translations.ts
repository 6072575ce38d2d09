import { parse } from '@formatjs/icu-messageformat-parser'
import type { FastifyBaseLogger } from 'fastify'
import type { Translations } from '#contract/content'

/** Compiles a tenant's own words (C03). One that does not parse is left out, so that the app's own is shown, and is logged by id. */
export function compileTranslations(rows: { id: string; message: string }[], log: FastifyBaseLogger): Translations {
  return Object.fromEntries(
    rows.flatMap(({ id, message }) => {
      try {
        return [[id, parse(message)]]
      } catch {
        log.warn({ messageId: id }, 'translation does not parse')
        return []
      }
    }),
  )
}
