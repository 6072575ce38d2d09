import { useFormat } from '#src/i18n/format.ts'
import { useNow } from '#src/i18n/use-now.ts'

/** Formats an instant within a sentence: "today at 15:40". */
export function useMoment(): (start: string, timeZone: string) => string {
  const format = useFormat()
  const now = useNow()
  return (start, timeZone) => format.moment(start, timeZone, now)
}

/** Formats an instant on its own: "Today, 15:40". */
export function useWhen(): (start: string, timeZone: string) => string {
  const format = useFormat()
  const now = useNow()
  return (start, timeZone) => format.dayAndTime(start, timeZone, now)
}
