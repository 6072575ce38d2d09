import type { ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Chips } from '#src/ui/chip.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { messages } from './search-list.messages.ts'
import * as css from './list.css.ts'

export type ListColumnsProps = {
  filters: ReactNode
  heading: string
  /** Beside the heading: how the list is ordered or shown. */
  tools?: ReactNode
  /** Chips of what is on; phones have theirs in the bar. */
  chosen: ReactNode
  notice?: ReactNode
  children: ReactNode
}

/** Filters at the side of a wide screen, and the list under its heading. */
export function ListColumns({ filters, heading, tools, chosen, notice, children }: ListColumnsProps) {
  const intl = useIntl()
  return (
    <div className={css.columns}>
      <aside className={css.side} aria-label={intl.formatMessage(messages.filters)}>
        {filters}
      </aside>
      <section className={css.main} aria-labelledby="results">
        <div className={css.head}>
          <h1 id="results" className={css.heading}>
            {heading}
          </h1>
          <VisuallyHidden>
            <span role="status">{heading}</span>
          </VisuallyHidden>
          {tools}
          {chosen ? (
            <div className={css.chosen}>
              <Chips flow>{chosen}</Chips>
            </div>
          ) : null}
          {notice}
        </div>
        {children}
      </section>
    </div>
  )
}
