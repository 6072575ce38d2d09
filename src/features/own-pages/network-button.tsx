import { useId } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { Button, type ButtonProps } from '#src/ui/button.tsx'
import { messages } from './own.messages.ts'
import * as css from './own.css.ts'

/** A button for what needs a network, and says so where there is none. A press is answered all the same, with the reason. */
export function NetworkButton(props: ButtonProps) {
  const intl = useIntl()
  const isOnline = useOnline()
  const id = useId()
  return (
    <div className={css.networkButton}>
      <Button {...props} {...(isOnline ? {} : { 'aria-describedby': id })} />
      {isOnline ? null : (
        <p id={id} className={css.hint}>
          {intl.formatMessage(messages.needsNetwork)}
        </p>
      )}
    </div>
  )
}
