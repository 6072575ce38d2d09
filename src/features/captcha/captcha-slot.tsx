import { useShownCheck } from './shown-check.ts'
import * as css from './captcha-slot.css.ts'

/** Where a step shows the check that its call waits for. It is always there, so that what comes into it is read aloud. */
export function CaptchaSlot() {
  return (
    <div aria-live="polite" className={css.slot}>
      {useShownCheck()}
    </div>
  )
}
