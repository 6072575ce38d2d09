import { useEffect, useRef, type ReactNode } from 'react'
import { CaptchaSlot } from '#src/features/captcha/captcha-slot.tsx'
import { BottomBar } from '#src/ui/bottom-bar.tsx'
import { PressNotice, type Refusal } from '#src/ui/form/press-notice.tsx'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import * as css from './reset.css.ts'

export type ResetStepProps = {
  heading: string
  /** Under the heading. */
  detail?: ReactNode
  /** The step's one primary button. */
  action: ReactNode
  /** Why the last press was refused, while that is true. */
  refusal?: Refusal | undefined
  /** Leaves the focus to the step, where it begins in a field of its own. */
  isFocusElsewhere?: boolean
  children?: ReactNode
}

/** One step of the reset: heading, content, and one primary action, on phones within reach of the thumb. */
export function ResetStep({ heading, detail, action, refusal, isFocusElsewhere = false, children }: ResetStepProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFocusElsewhere) title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [isFocusElsewhere])
  return (
    <>
      <Wrap width="narrow">
        <div className={css.step}>
          <Stack gap={5}>
            <Stack gap={2}>
              <h1 ref={title} tabIndex={-1} className={css.heading}>
                {heading}
              </h1>
              {detail ? (
                <Text as="div" tone="quiet">
                  {detail}
                </Text>
              ) : null}
            </Stack>
            {children}
            <CaptchaSlot />
            <div className={css.onlyDesk}>
              <PressNotice refusal={refusal} />
              {action}
            </div>
          </Stack>
        </div>
      </Wrap>
      <BottomBar phone>
        <Wrap width="narrow">
          <PressNotice refusal={refusal} />
          {action}
        </Wrap>
      </BottomBar>
    </>
  )
}
