import { Problem, type ProblemCode } from '#contract/problem'
import { createDates } from '#src/i18n/dates.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useConsole } from '../console-context.ts'
import { isolated } from '../isolated.ts'
import { messages } from './problem.messages.ts'
import { passwordLimits } from './password-limits.ts'

type Details = { attempts_left?: number; retry_at?: string; reason?: string } | undefined

/** Words for a call that was refused, in the language of the page. */
export function useProblemText(): (failure: unknown) => string {
  const intl = useIntl()
  const { dates } = useConsole()
  return (failure) => {
    if (!(failure instanceof Problem)) return intl.formatMessage(messages.unexpected)
    const { attempts_left: left = 0, retry_at: retryAt = '', reason } = (failure.details ?? {}) as NonNullable<Details>
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const time = retryAt && isolated(createDates(dates.intl).time(retryAt, timeZone))
    const message = (reason && reasons[reason]) || byCode[failure.code] || messages.unexpected
    return intl.formatMessage(message, { left, time, ...passwordLimits })
  }
}

/** Why a new password was refused. */
const reasons: Partial<Record<string, MessageDescriptor>> = {
  short: messages.short,
  long: messages.long,
  common: messages.common,
}

const byCode: Partial<Record<ProblemCode, MessageDescriptor>> = {
  credentials_invalid: messages.password,
  code_invalid: messages.code,
  code_expired: messages.tooLate,
  sign_in_paused: messages.paused,
  account_exists: messages.exists,
  last_way_in: messages.lastOwner,
  reset_token_invalid: messages.resetOver,
  forbidden: messages.forbidden,
  gone: messages.gone,
  not_found: messages.gone,
  codes_of_tenant_limit: messages.manyInvitations,
  validation_failed: messages.invalid,
  payload_too_large: messages.tooLong,
  rate_limited: messages.busy,
  offline: messages.offline,
}
