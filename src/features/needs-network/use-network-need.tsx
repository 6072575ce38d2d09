import { useId, type ReactNode } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { messages } from './needs-network.messages.ts'
import * as css from './needs-network.css.ts'

/**
 * What controls say of themselves that need a network, where there is none: `need` is given to each of them, and `hint`, once, stands below them.
 * With a network there is nothing of either.
 */
export function useNetworkNeed(): { need: { 'aria-describedby'?: string }; hint: ReactNode } {
  const intl = useIntl()
  const isOnline = useOnline()
  const id = useId()
  if (isOnline) return { need: {}, hint: null }
  return {
    need: { 'aria-describedby': id },
    hint: (
      <p id={id} className={css.hint}>
        {intl.formatMessage(messages.needsNetwork)}
      </p>
    ),
  }
}
