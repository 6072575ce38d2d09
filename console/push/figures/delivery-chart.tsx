import { useIntl } from '#src/i18n/use-intl.ts'
import { DayChart } from '#console/ui/day-figures/day-chart.tsx'
import * as css from '#console/ui/day-figures/day-figures.css.ts'
import { lostOf, type DayCounts } from './by-day.ts'
import { messages } from './figures.messages.ts'

type Props = { rows: readonly { label: string; counts: DayCounts }[] }

const series = [
  { name: messages.sent, fill: css.sent, from: 1, width: 6, of: ({ accepted }: DayCounts) => accepted },
  { name: messages.shown, fill: css.shown, from: 2, width: 4, of: ({ shown }: DayCounts) => shown },
  { name: messages.opened, fill: css.opened, from: 3, width: 2, of: ({ opened }: DayCounts) => opened },
  { name: messages.lost, fill: css.lost, from: 7, width: 2, of: lostOf },
] as const

/** Bars of each day, one behind the other: what was sent, of it what was shown and opened; beside them what failed. */
export function DeliveryChart({ rows }: Props) {
  const intl = useIntl()
  return (
    <DayChart
      label={intl.formatMessage(messages.chart)}
      days={rows.map(({ label }) => label)}
      series={series.map(({ name, of, ...box }) => ({
        ...box,
        name: intl.formatMessage(name),
        values: rows.map(({ counts }) => of(counts)),
      }))}
    />
  )
}
