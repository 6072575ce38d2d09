import { parse } from '@formatjs/icu-messageformat-parser'
import type { FastifyBaseLogger } from 'fastify'
import type { Translations } from '#contract/content'

/**
 * Compiles a tenant's own texts (C03). A text with a syntax error is left out, so that the app's own is shown, and its id is
 * logged.
 */
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
