import type { ReactNode } from 'react'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { writeDay } from '#src/i18n/write-day.ts'
import { composeChanges, type Fields, fieldsElsewhere } from '#src/outbox/changed-fields/changed-fields.ts'
import type { KeptFields } from '#src/queries/own-fields.ts'
import type { Differing } from './kept-change.tsx'

type Words = {
  labels: Readonly<Record<string, MessageDescriptor>>
  /** What the codes of fields mean. */
  codes: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>> | undefined>>
}

/** The fields of parked changes that are saved as something else now, in words; none where nothing is parked. */
export function useDiffering(parked: KeptFields['parked'], saved: object, { labels, codes }: Words): Differing[] {
  const intl = useIntl()
  const change = composeChanges(parked)
  if (!change) return []
  const shown = (name: string, value: string | number | null | undefined): ReactNode => {
    if (value === null || value === undefined || value === '') return undefined
    const text = `${value}`
    const code = codes[name]?.[text]
    if (code) return intl.formatMessage(code)
    const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
    return name === 'birthday' ? writeDay(intl.locale.intl, `${text}T12:00:00Z`, day) : <bdi>{text}</bdi>
  }
  return fieldsElsewhere(change, saved).flatMap((name) => {
    const label = labels[name]
    const [mine, theirs] = [change.now[name], (saved as Fields)[name]]
    return label ? { name, label: intl.formatMessage(label), mine: shown(name, mine), saved: shown(name, theirs) } : []
  })
}
