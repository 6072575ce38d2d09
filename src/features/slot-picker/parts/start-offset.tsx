import { slotNote } from '#src/features/slot-row/slot.css.ts'
import { clockOffset } from '#src/i18n/clock-offset.ts'

/** By how much the clock is ahead at a start, after its time: where the clock shows another start alike. */
export default function StartOffset({ start, timeZone }: { start: string; timeZone: string }) {
  return (
    <>
      {' '}
      <bdi dir="ltr" className={slotNote}>
        {clockOffset(start, timeZone)}
      </bdi>
    </>
  )
}
