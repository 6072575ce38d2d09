import { parse } from '@formatjs/icu-messageformat-parser'
import type { AppFacts } from '#contract/app-facts'
import { languages } from '#contract/locale'
import { under, worded, type ConfigurationIssue } from './configuration-issue.ts'

/**
 * Issues of a tenant's own texts that can be read, but not shown: of a text that the app does not have, or with other values than its
 * own (C03).
 *
 * @param file - of any form: what is malformed is an issue elsewhere
 */
export async function wordUses(file: unknown, app: AppFacts): Promise<ConfigurationIssue[]> {
  const { translations = {} } = (file ?? {}) as { translations?: Record<string, unknown> | null }
  const issues = languages.map(async (language) => {
    const texts = Object.entries(translations?.[language] ?? {}).flatMap(readable)
    if (texts.length === 0) return []
    const found = await app.checkWords(language, Object.fromEntries(texts))
    return under(`/translations/${language}`, found.map(worded))
  })
  return (await Promise.all(issues)).flat()
}

function readable([id, text]: [string, unknown]): [string, unknown[]][] {
  try {
    return typeof text === 'string' ? [[id, parse(text)]] : []
  } catch {
    // That it cannot be read is an issue by itself.
    return []
  }
}
