import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { selectProblem } from '#machines/booking/booking.selectors'
import type { ProblemCode } from '#contract/problem'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { BottomBar, Inline, Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { BookingSummary, SummaryLine } from './booking-summary.tsx'
import { Booking } from './booking-context.ts'
import { messages } from './booking.messages.ts'
import { OtherDoctors } from './other-doctors.tsx'
import * as css from './booking.css.ts'

export type BookingStepProps = {
  heading: string
  /** The step's one primary button; `isWide` where it has the room to itself. */
  action: (isWide: boolean) => ReactNode
  /** Beside the button on phones. */
  aside?: ReactNode
  /** The phone's line with doctor and time; a step that says it all itself leaves it out. */
  hasLine?: boolean
  children: ReactNode
}

/** One question of the booking: heading, content, the summary beside it, and one primary action within reach of the thumb. */
export function BookingStep({ heading, action, aside, hasLine = true, children }: BookingStepProps) {
  const title = useFocusOnArrival()
  return (
    <>
      {hasLine ? <SummaryLine /> : null}
      <Wrap width="booking">
        <div className={css.columns}>
          <Stack gap={6}>
            <h1 ref={title} tabIndex={-1} className={css.heading}>
              {heading}
            </h1>
            <BookingProblem />
            {children}
          </Stack>
          <BookingSummary action={action(true)} />
        </div>
      </Wrap>
      <BottomBar phone>
        <Wrap width="booking">
          <Inline between>
            {aside ? <div className={css.grow}>{aside}</div> : null}
            {aside ? action(false) : <div className={css.grow}>{action(true)}</div>}
          </Inline>
        </Wrap>
      </BottomBar>
    </>
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

function BookingProblem() {
  const intl = useIntl()
  const problem = Booking.useSelector(selectProblem)
  const wayOn = useWayOn(problem?.code)
  // The price has a note of its own, with both prices.
  if (!problem || problem.code === 'price_changed') return null
  return (
    <Note kind="danger" role="alert" actions={wayOn}>
      {intl.formatMessage(problemMessages[problem.code])}
    </Note>
  )
}

/** Where to go with a refusal that nothing on this screen can change. */
function useWayOn(code: ProblemCode | undefined): ReactNode {
  const intl = useIntl()
  const links = useLinks()
  if (code === 'visits_of_doctor_limit') return <OtherDoctors />
  if (code !== 'visits_of_phone_limit') return null
  return (
    <LinkButton tone="secondary" size="small" href={links.home()}>
      {intl.formatMessage(messages.home)}
    </LinkButton>
  )
}

/** A new step is read from its heading; the first one of a visit is left to the browser. */
function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return heading
}
