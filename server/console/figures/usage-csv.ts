import { fewestShown, type UsageFigures } from '#contract/console/usage-figures'
import { toCsv } from '#server/csv'

/** Figures as a table for a spreadsheet: a row for each day and figure that is something. Small numbers are `<5` here too. */
export const usageCsv = ({ figures, time_zone: timeZone }: UsageFigures): string =>
  toCsv([
    ['day', 'figure', 'source', 'count', 'time_zone'],
    ...figures
      .flatMap(({ figure, source, days }) =>
        days.map(({ day, count }) => [day, figure, source, count?.toString() ?? `<${fewestShown}`, timeZone]),
      )
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  ])
