import { useIntl } from '#src/i18n/use-intl.ts'
import { lostOf, type DayCounts } from './by-day.ts'
import * as css from './figures.css.ts'
import { messages } from './figures.messages.ts'

type Props = { rows: readonly { day: string; label: string; counts: DayCounts }[] }

/** Height of the drawing, in its own units; a day is ten wide. */
const [height, wide] = [120, 10]

const series = [
  { name: messages.sent, fill: css.sent, of: ({ accepted }: DayCounts) => accepted },
  { name: messages.shown, fill: css.shown, of: ({ shown }: DayCounts) => shown },
  { name: messages.opened, fill: css.opened, of: ({ opened }: DayCounts) => opened },
  { name: messages.lost, fill: css.lost, of: lostOf },
] as const

/** Bars of each day, one behind the other: what was sent, of it what was shown and opened; beside them what failed. Days run as the page reads. */
export function DeliveryChart({ rows }: Props) {
  const intl = useIntl()
  const most = Math.max(1, ...rows.map(({ counts }) => Math.max(counts.accepted, lostOf(counts))))
  return (
    <figure className={css.figure}>
      <figcaption className={css.legend}>
        {series.map(({ name, fill }) => (
          <span key={fill} className={css.key}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" className={fill} />
            </svg>
            {intl.formatMessage(name)}
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${rows.length * wide} ${height}`}
        preserveAspectRatio="none"
        className={css.chart}
        role="img"
        aria-label={intl.formatMessage(messages.chart)}
      >
        {rows.map(({ day, counts }, at) =>
          series.map(({ of, fill }, which) => {
            const tall = (of(counts) / most) * height
            const [from, width] = which === 3 ? [7, 2] : [1 + which, 6 - 2 * which]
            return (
              <rect
                key={`${day} ${fill}`}
                className={fill}
                x={at * wide + from}
                y={height - tall}
                width={width}
                height={tall}
              />
            )
          }),
        )}
      </svg>
      <p className={css.axis}>
        <span>{rows[0]?.label}</span>
        <span>{rows.at(-1)?.label}</span>
      </p>
    </figure>
  )
}
