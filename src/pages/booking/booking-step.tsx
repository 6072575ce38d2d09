import { use, useEffect, useId, useRef, type ReactNode } from 'react'
import { CaptchaSlot } from '#src/features/captcha/captcha-slot.tsx'
import { BottomBar } from '#src/ui/bottom-bar.tsx'
import { Text, Wrap, Inline, Stack } from '#src/ui/layout.tsx'
import { BookingSummary, SummaryLine } from './booking-summary.tsx'
import type { ShownVisit } from './use-shown-visit.ts'
import { RequestedField } from './requested-field.ts'
import { focusOn } from '#src/ui/form/focus.ts'
import { PressNotice, type Refusal } from '#src/ui/form/press-notice.tsx'
import * as css from './booking.css.ts'

export type BookingStepProps = {
  heading: string
  /**
   * The step's one primary button: `isWide` where it has the full width, `describedBy` the id of the text that pressing it
   * agrees to.
   */
  action: (place: { isWide: boolean; describedBy: string | undefined }) => ReactNode
  /** Beside the button on phones. */
  aside?: ReactNode
  /** What pressing the button agrees to, shown above it. */
  agreement?: ReactNode
  /** Why the last press was refused, while that is true. */
  refusal?: Refusal | undefined
  /** The visit in the summary, where that differs from the chosen one. */
  visit?: ShownVisit
  /** The line with doctor and time on phones; a step that shows both itself leaves it out. */
  hasLine?: boolean
  /** Leaves the focus to the step, where it begins in a field of its own. */
  isFocusElsewhere?: boolean
  children: ReactNode
}

/** One step of the booking: heading, content, the summary beside it, and one primary action within reach of the thumb. */
export function BookingStep({ heading, children, ...step }: BookingStepProps) {
  const title = useFocusOnArrival(step.isFocusElsewhere === true)
  const { aside, refusal, agreement } = step
  const [wideId, narrowId] = [useId(), useId()]
  const action = (isWide: boolean, id: string) => step.action({ isWide, describedBy: agreement ? id : undefined })
  return (
    <>
      {step.hasLine === false ? null : <SummaryLine {...step} />}
      <Wrap width="booking">
        <div className={css.columns}>
          <Stack gap={6}>
            <h1 ref={title} tabIndex={-1} className={css.heading}>
              {heading}
            </h1>
            {children}
            <CaptchaSlot />
          </Stack>
          <BookingSummary {...step}>
            <div>
              <PressNotice refusal={refusal} />
              <Agreement id={wideId}>{agreement}</Agreement>
              {action(true, wideId)}
            </div>
          </BookingSummary>
        </div>
      </Wrap>
      <BottomBar phone>
        <Wrap width="booking">
          <PressNotice refusal={refusal} />
          <Agreement id={narrowId}>{agreement}</Agreement>
          <Inline between>
            {aside ? <div className={css.grow}>{aside}</div> : null}
            {aside ? action(false, narrowId) : <div className={css.grow}>{action(true, narrowId)}</div>}
          </Inline>
        </Wrap>
      </BottomBar>
    </>
  )
}

function Agreement({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className={css.agreement}>
      {children}
    </p>
  )
}

/** Two short lines beside the button of the bar. */
export function BarText({ strong, quiet }: { strong: ReactNode; quiet: ReactNode }) {
  return (
    <>
      <Text as="div" weight="strong" numbers>
        {strong}
      </Text>
      <Text as="div" tone="quiet" size="1">
        {quiet}
      </Text>
    </>
  )
}

/**
 * Moves the focus to the heading of a new step, or to the requested field; for the first one of a visit the browser decides.
 */
function useFocusOnArrival(isElsewhere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const preference = use(RequestedField)
  useEffect(() => {
    const field = preference.find()
    if (field) return focusOn(field)
    if (!isElsewhere) heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [isElsewhere, preference])
  return heading
}
