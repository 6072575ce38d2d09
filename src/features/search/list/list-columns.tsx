import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { OwnScript } from '#src/features/own-script.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Chip, Chips } from '#src/ui/chip.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { listHeading } from './chosen-chips.tsx'
import { messages } from './search-list.messages.ts'
import type { LazySheet } from './use-filter-sheet.ts'
import * as css from './parts/list.css.ts'

export type ListColumnsProps = {
  filters: ReactNode
  /** Number of chosen filters; phones have a button instead of the filters, with this number. */
  filterCount: number
  filterSheet: Pick<LazySheet<never>, 'isComing' | 'open'>
  heading: string
  /** Beside the button of the filters, or below the heading: order and view of the list. */
  tools: ReactNode
  /** Chips of chosen filters. */
  chosen: ReactNode
  /** Chips of frequent filters, on phones, where the filters are hidden. */
  offered?: ReactNode
  notice?: ReactNode
  /** The map of the list, which renders nothing until it is open: then beside the list, or above it where there is no room. */
  map: ReactNode
  isMapOpen: boolean
  children: ReactNode
}

/** Filters at the side of a wide screen, the list under its heading, and the map at its other side. */
export function ListColumns(props: ListColumnsProps) {
  const { filters, filterCount, filterSheet, heading, tools, chosen, offered, notice, map, isMapOpen, children } = props
  const intl = useIntl()
  return (
    <div className={css.columns}>
      <aside className={css.side} aria-label={intl.formatMessage(messages.filters)}>
        <a href="#found" className={css.skip}>
          {intl.formatMessage(messages.skip)}
        </a>
        {filters}
      </aside>
      <section className={isMapOpen ? css.mainBesideMap : css.main} aria-labelledby={listHeading}>
        <div className={css.head}>
          <h1 id={listHeading} tabIndex={-1} className={css.heading}>
            <OwnScript>{heading}</OwnScript>
          </h1>
          <VisuallyHidden>
            <span role="status">
              <OwnScript>{heading}</OwnScript>
            </span>
          </VisuallyHidden>
        </div>
        <div className={css.tools}>
          <div className={css.onPhones}>
            <Chip
              icon={SlidersHorizontal}
              onClick={filterSheet.open}
              aria-busy={filterSheet.isComing || undefined}
              {...(filterCount > 0 ? { count: filterCount } : {})}
            >
              {intl.formatMessage(messages.filters)}
            </Chip>
          </div>
          {tools}
        </div>
        <div className={css.quickFilters}>
          {chosen || offered ? (
            <div className={chosen ? undefined : css.onPhones}>
              <Chips flow="wide">
                {chosen}
                {offered ? <div className={css.offered}>{offered}</div> : null}
              </Chips>
            </div>
          ) : null}
          {notice}
        </div>
        <div className={css.map}>{map}</div>
        <div id="found" tabIndex={-1} className={css.found}>
          {children}
        </div>
      </section>
    </div>
  )
}
