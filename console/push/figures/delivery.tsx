import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { figureRanges, type PushFigures } from '#contract/console/figures'
import { createDates } from '#src/i18n/dates.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { useConsole } from '#console/console-context.ts'
import * as form from '#console/settings/form/form.css.ts'
import { DayTable } from '#console/ui/day-figures/day-table.tsx'
import { Loaded } from '#console/ui/loaded.tsx'
import { byDay, counted, plus, type Counted, type DayCounts } from './by-day.ts'
import { DeliveryChart } from './delivery-chart.tsx'
import { messages } from './figures.messages.ts'

/** What became of push messages over time: a chart, and its figures as a table. */
export function Delivery() {
  const intl = useIntl()
  const { api } = useConsole()
  const [days, setDays] = useState<string>('30')
  const query = useQuery({ queryKey: ['push-figures', days], queryFn: () => api('pushFigures', { query: { days } }) })
  return (
    <section className={form.section}>
      <div>
        <h2>{intl.formatMessage(messages.heading)}</h2>
        <p className={form.note}>{intl.formatMessage(messages.lead)}</p>
      </div>
      <Segmented
        label={intl.formatMessage(messages.range)}
        value={days}
        onChange={setDays}
        options={figureRanges.map((count) => ({
          value: String(count),
          label: intl.formatMessage(messages.days, { count }),
        }))}
      />
      <Loaded query={query}>{(figures) => <Shown figures={figures} />}</Loaded>
    </section>
  )
}

function Shown({ figures }: { figures: PushFigures }) {
  const intl = useIntl()
  const { dates: locale } = useConsole()
  const dates = createDates(locale.intl)
  if (figures.days.length === 0) return <p>{intl.formatMessage(messages.none)}</p>
  const rows = byDay(figures).map((row) => ({ ...row, label: dates.shortDay(`${row.day}T12:00:00Z`, 'UTC') }))
  const numbers = new Intl.NumberFormat(locale.intl)
  const total = rows.map(({ counts }) => counts).reduce(plus)
  const sent = rows.filter(({ counts }) => counted.some((each) => counts[each] > 0))
  const cellsOf = (counts: DayCounts) => counted.map((each) => numbers.format(counts[each]))
  return (
    <>
      <DeliveryChart rows={rows} />
      <DayTable
        label={intl.formatMessage(messages.table)}
        head={[messages.day, ...counted.map((each) => names[each])].map((name) => intl.formatMessage(name))}
        rows={sent.map(({ day, label, counts }) => ({ key: day, name: label, cells: cellsOf(counts) }))}
        foot={{ name: intl.formatMessage(messages.total), cells: cellsOf(total) }}
      />
    </>
  )
}

const names: Record<Counted, MessageDescriptor> = {
  accepted: messages.sent,
  shown: messages.shown,
  opened: messages.opened,
  gone: messages.gone,
  refused: messages.refused,
  failed: messages.failed,
}
