import { useMachine } from '@xstate/react'
import { Fingerprint } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { hasPasskeys } from '#src/features/passkeys/passkey-support.ts'
import { messages } from '#src/features/passkeys/passkeys.messages.ts'
import { useRefusalText } from '#src/features/passkeys/use-refusal-text.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { provideEntry } from './provide-entry.ts'

/**
 * Signing in by passkey: a button, and the field's own offer where the step has one (`isInField`). Nothing where there are none.
 */
export function PasskeyWay({ isInField = true }: { isInField?: boolean }) {
  return hasPasskeys(useApp()) ? <Way isInField={isInField} /> : null
}

function Way({ isInField }: { isInField: boolean }) {
  const app = useApp()
  const intl = useIntl()
  const [state, send] = useMachine(useMemo(() => provideEntry(app, isInField), [app, isInField]))
  const [attempt, setAttempt] = useState(0)
  const textOf = useRefusalText(messages.noneUsed)
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) send({ type: 'connection.returned' })
    wasOnline.current = isOnline
  }, [isOnline, send])
  const press = () => {
    setAttempt((count) => count + 1)
    send({ type: 'passkey.pressed' })
  }
  const { refusal } = state.context
  return (
    <div>
      <PressNotice refusal={refusal && { text: textOf(refusal), attempt }} />
      <NetworkButton tone="secondary" block icon={Fingerprint} busy={state.hasTag('busy')} onClick={press}>
        {intl.formatMessage(messages.use)}
      </NetworkButton>
    </div>
  )
}
