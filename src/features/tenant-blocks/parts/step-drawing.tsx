import { CalendarCheck, CircleCheck, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Icon } from '#src/ui/icon.tsx'
import { messages } from './tenant-blocks.messages.ts'
import * as css from './step-drawing.css.ts'

/** A small drawing of each of the three steps of a booking. */
export function StepDrawing({ step }: { step: number }) {
  return (
    <div className={css.drawing} aria-hidden="true">
      {[<SearchDrawing key="search" />, <TimesDrawing key="times" />, <BookedDrawing key="booked" />][step]}
    </div>
  )
}

const Mini = ({ children }: { children: ReactNode }) => <div className={css.mini}>{children}</div>

function SearchDrawing() {
  return (
    <>
      <Mini>
        <Icon of={Search} size="small" />
        <span className={css.bar} />
      </Mini>
      <Mini>
        <span className={css.bar} />
      </Mini>
    </>
  )
}

function TimesDrawing() {
  return (
    <div className={css.times}>
      {[css.time, css.chosen, css.time, css.time, css.gone, css.time].map((look, index) => (
        <span key={index} className={look} />
      ))}
    </div>
  )
}

function BookedDrawing() {
  const intl = useIntl()
  return (
    <>
      <Mini>
        <span className={css.done}>
          <Icon of={CircleCheck} />
        </span>
        {intl.formatMessage(messages.booked)}
      </Mini>
      <Mini>
        <Icon of={CalendarCheck} size="small" />
        <span className={css.bar} />
      </Mini>
    </>
  )
}
