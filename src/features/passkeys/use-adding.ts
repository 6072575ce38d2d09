import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { passkeysQuery } from '#src/queries/own-passkeys.ts'
import { eventsQuery } from '#src/queries/own-settings.ts'
import type { Refusal } from '#src/ui/form/press-notice.tsx'
import { useLatestCallback } from '#src/ui/use-latest-callback.ts'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './passkeys.messages.ts'
import { provideAdding } from './provide-adding.ts'
import { useRefusalText } from './use-refusal-text.ts'

/** Adds a passkey, and says so. While `isConfirming` the patient has to show that it is them. */
export function useAdding(onAdded: () => void = () => {}) {
  const app = useApp()
  const intl = useIntl()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [state, send] = useMachine(useMemo(() => provideAdding(app), [app]))
  const [attempt, setAttempt] = useState(0)
  const textOf = useRefusalText(messages.noneMade)
  const { added, refusal } = state.context
  const tell = useLatestCallback(() => {
    toast(intl.formatMessage(messages.added))
    onAdded()
    for (const { queryKey } of [passkeysQuery(app), eventsQuery(app)]) void queryClient.invalidateQueries({ queryKey })
  })
  useEffect(() => {
    if (added) tell()
  }, [added, tell])
  const shown: Refusal | undefined = refusal && { text: textOf(refusal), attempt }
  return {
    isBusy: state.hasTag('busy'),
    isConfirming: state.matches('confirming'),
    refusal: shown,
    add: () => {
      setAttempt((count) => count + 1)
      send({ type: 'add.pressed' })
    },
    confirmed: () => send({ type: 'owner.confirmed' }),
    leave: () => send({ type: 'confirmation.left' }),
  }
}
