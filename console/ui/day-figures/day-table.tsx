import type { ReactNode } from 'react'
import * as css from './day-figures.css.ts'

type Props = {
  label: string
  /** Names of the columns, that of the days first. */
  head: readonly ReactNode[]
  rows: readonly { key: string; name: string; cells: readonly string[] }[]
  foot: { name: string; cells: readonly string[] }
}

/** Figures by day, which scroll within their box, with their sums below. */
export function DayTable({ label, head, rows, foot }: Props) {
  return (
    <div
      className={css.scroll}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll the table
      tabIndex={0}
    >
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{foot.name}</th>
            {foot.cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
