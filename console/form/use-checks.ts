import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './problem.messages.ts'
import { passwordLimits } from './password-limits.ts'
import type { Fault } from './use-press.ts'

/** What can be seen of fields before anything is sent; each finds the fault of one. */
export function useChecks() {
  const intl = useIntl()
  const required = (field: string, value: string): Fault | undefined =>
    value.trim() === '' ? { field, text: intl.formatMessage(messages.required) } : undefined
  return {
    required,
    email: (field: string, value: string): Fault | undefined =>
      required(field, value) ??
      (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.trim())
        ? undefined
        : { field, text: intl.formatMessage(messages.email) }),
    newPassword: (field: string, value: string): Fault | undefined =>
      required(field, value) ??
      ([...value].length < passwordLimits.least
        ? { field, text: intl.formatMessage(messages.short, passwordLimits) }
        : undefined),
    code: (field: string, value: string): Fault | undefined =>
      value.length === codeLength
        ? undefined
        : { field, text: intl.formatMessage(messages.digits, { count: codeLength }) },
  }
}

/** Digits of a time-based code. */
export const codeLength = 6
