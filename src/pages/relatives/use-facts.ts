import type { Relative } from '#contract/relative'
import { now } from '#src/clock/server-time.ts'
import { messages as person } from '#src/features/person/person.messages.ts'
import { dayIn } from '#src/features/slot-picker/part-of-day.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { ageOf } from './age.ts'
import { messages } from './relatives.messages.ts'

/** What a relative is to the patient, and their age, as far as either is told. */
export function useFacts({ relationship_id, birthday }: Pick<Relative, 'relationship_id' | 'birthday'>): string[] {
  const intl = useIntl()
  const relationship = relationship_id === 'self' ? [] : [intl.formatMessage(person[relationship_id])]
  if (birthday === undefined) return relationship
  const { unit, count } = ageOf(birthday, dayIn(new Date(now()), Intl.DateTimeFormat().resolvedOptions().timeZone))
  return [...relationship, intl.formatMessage(messages[unit], { count })]
}
