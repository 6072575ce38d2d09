import * as row from '#src/features/slot-row/slot-row.css.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import * as list from '#src/features/list-card.css.ts'
import * as css from './practitioner-card.css.ts'

/** Placeholder boxes of a card, while it is loading. */
export function PractitionerCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={list.identity}>
        <Skeleton inline="64px" block="64px" radius="avatar" />
        <div className={list.words}>
          <Skeleton inline="78%" block="20px" />
          <Skeleton inline="60%" block="16px" />
          <Skeleton inline="60%" block="16px" />
        </div>
      </div>
      <div className={list.facts}>
        <Skeleton inline="84%" block="18px" />
        <Skeleton inline="32%" block="18px" />
        <Skeleton inline="60%" block="18px" />
      </div>
      <div className={css.next}>
        <div className={row.row}>
          <Skeleton inline="72px" block="16px" />
          <Skeleton block={row.slotBlock} radius="slot" />
        </div>
      </div>
    </div>
  )
}
