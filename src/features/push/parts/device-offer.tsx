import { useQuery } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { Bell } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { restingOffer } from '#src/features/install/resting-offer.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { Button } from '#src/ui/button.tsx'
import { Inline, Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { BlockedGuide } from '../blocked/blocked-guide.tsx'
import { providePush } from '../provide-push.ts'
import { messages } from '../push.messages.ts'

/**
 * Says what messages on this device would be, and asks for the browser's permission only once that is pressed (C47). Nothing where they are on,
 * where the browser cannot or may not, and for 30 days after an answer.
 */
export function DeviceOffer({ otherwise }: { otherwise: ReactNode }) {
  const intl = useIntl()
  const app = useApp()
  const [state, send] = useMachine(useMemo(() => providePush(app), [app]))
  const [answer, setAnswer] = useState<'later' | 'pressed'>()
  const queryKey = keyOf(app, 'messages-offer')
  const { data: isAway } = useQuery({
    queryKey,
    queryFn: async () => {
      await app.intl.load('device', 'problem')
      return restingOffer(app.tenant, 'messages-offer').isAway(new Date(now()))
    },
    networkMode: 'always',
    staleTime: Infinity,
    meta: notKept,
  })
  const answerWith = (given: 'later' | 'pressed') => {
    setAnswer(given)
    app.queryClient.setQueryData(queryKey, true)
    void restingOffer(app.tenant, 'messages-offer').putAway(new Date(now()))
    if (given === 'pressed') send({ type: 'on.pressed' })
  }
  if (isAway === undefined || state.matches('reading')) return null
  if (answer === 'pressed' && state.matches('on'))
    return (
      <>
        <Note kind="success" role="status">
          {intl.formatMessage(messages.isOn)}
        </Note>
        {otherwise}
      </>
    )
  if (answer === 'pressed' && state.matches('blocked'))
    return (
      <Note kind="plain" icon={Bell} role="status">
        <Stack gap={2}>
          <Text as="p">{intl.formatMessage(messages.blocked)}</Text>
          <BlockedGuide />
        </Stack>
      </Note>
    )
  const { problem } = state.context
  const isOpen = state.matches('turningOn') || problem !== undefined || (!answer && !isAway)
  if (answer === 'later' || !isOpen || !(state.matches('off') || state.matches('turningOn'))) return otherwise
  return (
    <Note
      kind="plain"
      icon={Bell}
      title={intl.formatMessage(messages.offer)}
      actions={
        <Stack gap={2}>
          <div role="status">
            {problem ? <Text as="p">{intl.formatMessage(problemMessages[problem.code])}</Text> : null}
          </div>
          <Inline gap={2} wrap>
            <NetworkButton
              size="small"
              tone="secondary"
              busy={state.hasTag('busy')}
              onClick={() => answerWith('pressed')}
            >
              {intl.formatMessage(messages.turnOn)}
            </NetworkButton>
            <Button size="small" tone="quiet" onClick={() => answerWith('later')}>
              {intl.formatMessage(messages.promptCancel)}
            </Button>
          </Inline>
        </Stack>
      }
    >
      {intl.formatMessage(messages.lead)} {intl.formatMessage(messages.offerMore)}
    </Note>
  )
}
