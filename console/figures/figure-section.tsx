import { fewestShown, type FigureByDay, type UsageFigures } from '#contract/console/usage-figures'
import { createDates } from '#src/i18n/dates.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useConsole } from '#console/console-context.ts'
import { messages as delivery } from '#console/push/figures/figures.messages.ts'
import * as form from '#console/settings/form/form.css.ts'
import { DayChart } from '#console/ui/day-figures/day-chart.tsx'
import * as fills from '#console/ui/day-figures/day-figures.css.ts'
import { DayTable } from '#console/ui/day-figures/day-table.tsx'
import { daysOf } from './days-of.ts'
import type { FigureGroup } from './figure-groups.ts'
import * as css from './usage.css.ts'
import { messages } from './usage.messages.ts'

const colours = [fills.shown, fills.sent, fills.opened, fills.lost, fills.last]
/** The end of a link with a source, left to right in every language. */
const example = '\u2066?source=newsletter\u2069'
/** How tall a number is drawn that is not shown. */
const drawnOfFew = fewestShown / 2

type Column = { name: string; isSource: boolean; isDrawn: boolean; found: FigureByDay | undefined }

/** One group of figures: what they mean, a chart, and the same as a table. */
export function FigureSection({ group, figures }: { group: FigureGroup; figures: UsageFigures }) {
  const intl = useIntl()
  const { dates: locale } = useConsole()
  const dates = createDates(locale.intl)
  const numbers = new Intl.NumberFormat(locale.intl)
  const few = numbers.format(fewestShown)
  const under = intl.formatMessage(messages.under, { few })
  const what = intl.formatMessage(group.name)

  const columns = group.columns.flatMap(({ figure, name, isDrawn }): Column[] => {
    const found = figures.figures.filter((each) => each.figure === figure)
    if (figure === 'bookings_by_source')
      return found.map((each) => ({ name: each.source ?? '', isSource: true, isDrawn, found: each }))
    return [{ name: intl.formatMessage(name), isSource: false, isDrawn, found: found[0] }]
  })
  const days = daysOf(figures).map((day) => ({ day, name: dates.shortDay(`${day}T12:00:00Z`, 'UTC') }))
  const dayOf = ({ found }: Column, day: string) => found?.days.find((row) => row.day === day)
  const cellOf = (column: Column, day: string) => {
    const row = dayOf(column, day)
    return row ? (row.count === undefined ? under : numbers.format(row.count)) : numbers.format(0)
  }
  const totalOf = ({ found }: Column) => {
    if (!found) return numbers.format(0)
    if (found.total === undefined) return under
    const count = numbers.format(found.total)
    return found.is_rounded ? intl.formatMessage(messages.about, { count }) : count
  }
  const drawn = columns.filter(({ isDrawn }) => isDrawn)
  const width = 8 / drawn.length
  return (
    <section className={form.section}>
      <div>
        <h2>{what}</h2>
        <p className={form.note}>{intl.formatMessage(group.meaning, { few, example })}</p>
      </div>
      {columns.every(({ found }) => found === undefined) ? (
        <p>{intl.formatMessage(messages.noneHere)}</p>
      ) : (
        <div className={css.pair}>
          <DayChart
            label={intl.formatMessage(messages.chart, { what })}
            days={days.map(({ name }) => name)}
            series={drawn.map((column, at) => ({
              ...{ name: column.name, fill: colours[at] ?? fills.last, from: 1 + at * width, width },
              values: days.map(({ day }) => {
                const row = dayOf(column, day)
                return row ? (row.count ?? drawnOfFew) : 0
              }),
            }))}
          />
          <DayTable
            label={intl.formatMessage(messages.table, { what })}
            head={[
              intl.formatMessage(delivery.day),
              ...columns.map(({ name, isSource }) => (isSource ? <bdi key={name}>{name}</bdi> : name)),
            ]}
            rows={days
              .filter(({ day }) => columns.some((column) => dayOf(column, day)))
              .map(({ day, name }) => ({ key: day, name, cells: columns.map((column) => cellOf(column, day)) }))}
            foot={{ name: intl.formatMessage(delivery.total), cells: columns.map(totalOf) }}
          />
        </div>
      )}
    </section>
  )
}
