import { useState } from 'react'
import type { Language } from '#contract/locale'
import { useConsole } from '../console-context.ts'
import { offeredIn } from '../draft/draft-query.ts'
import { useSettings } from '../settings/settings-context.ts'

/** The language in which a message is looked at, of those that the draft offers: the console's, where the app has it and no other was chosen. */
export function useTextLanguage() {
  const { language: own } = useConsole()
  const offered = offeredIn(useSettings().draft)
  const [chosen, choose] = useState<Language>()
  const language = [chosen, own].find((each) => each !== undefined && offered.includes(each)) ?? offered[0] ?? 'en'
  return { language, offered, choose }
}
