import { useConsole } from '#console/console-context.ts'
import * as css from './day-figures.css.ts'

/** Bars of one thing that is counted. `from` and `width` place each within its day, which is ten wide. */
export type Series = { name: string; fill: string; from: number; width: number; values: readonly number[] }

type Props = {
  /** Says what is drawn and where the same numbers can be read. */
  label: string
  /** The days by name, as many as each series has values. */
  days: readonly string[]
  series: readonly Series[]
}

/** Height of the drawing, in its own units; a day is ten wide. */
const [height, wide] = [120, 10]

/** Bars for each day, in the order of the series. Days run as the page reads. */
export function DayChart({ label, days, series }: Props) {
  const { dates } = useConsole()
  const most = Math.max(1, ...series.flatMap(({ values }) => values))
  return (
    <figure className={css.figure}>
      <figcaption className={css.legend}>
        {series.map(({ name, fill }) => (
          <span key={name} className={css.key}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <rect width="12" height="12" className={fill} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <p className={css.most} aria-hidden="true">
        {new Intl.NumberFormat(dates.intl).format(most)}
      </p>
      <svg
        viewBox={`0 0 ${days.length * wide} ${height}`}
        preserveAspectRatio="none"
        className={css.chart}
        role="img"
        aria-label={label}
      >
        {series.map(({ name, fill, from, width, values }) =>
          values.map((value, at) => {
            const tall = (value / most) * height
            return (
              <rect
                key={`${name} ${days[at]}`}
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
        <span>{days[0]}</span>
        <span>{days.at(-1)}</span>
      </p>
    </figure>
  )
}
