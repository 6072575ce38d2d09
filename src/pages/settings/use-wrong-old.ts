import type { Problem } from '#contract/problem'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './settings.messages.ts'

/** What is wrong with the old password, with the tries that are left or when the next one counts. */
export function useWrongOld(problem: Problem | undefined): string | undefined {
  const intl = useIntl()
  const format = useFormat()
  const { attempts_left: left, retry_at: at } = (problem?.details ?? {}) as {
    attempts_left?: number
    retry_at?: string
  }
  if (problem?.code === 'credentials_invalid') return intl.formatMessage(messages.wrongOld, { count: left ?? 0 })
  if (problem?.code !== 'sign_in_paused') return undefined
  return at
    ? intl.formatMessage(messages.pausedUntil, {
        time: format.time(at, Intl.DateTimeFormat().resolvedOptions().timeZone),
      })
    : intl.formatMessage(problemMessages.sign_in_paused)
}
