import { Problem } from '#contract/problem'
import { retryAtOf } from '#machines/flow-problem'
import { useFormat } from '#src/i18n/format.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { messages } from './settings.messages.ts'

/** Why the deletion of the account could not be asked for, and from when it can be again; undefined where nothing was refused. */
export function useDeletionRefusal(error: Error | null): string | undefined {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  if (!error) return undefined
  const code = error instanceof Problem ? error.code : 'unexpected'
  const until = error instanceof Problem ? retryAtOf(error) : undefined
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return code === 'deletions_limit' && until
    ? intl.formatMessage(messages.deleteLater, { when: format.moment(until, timeZone, now) })
    : intl.formatMessage(problemMessages[code])
}
