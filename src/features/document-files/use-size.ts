import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './files.messages.ts'

/** Writes a size in megabytes, with one decimal: never nought, which would be no file at all. */
export function useSize(): (bytes: number) => string {
  const intl = useIntl()
  const decimal = new Intl.NumberFormat(intl.locale.intl, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (bytes) => intl.formatMessage(messages.size, { amount: decimal.format(Math.max(0.1, bytes / 1024 / 1024)) })
}
