import { useMachine } from '@xstate/react'
import { Bell, BellOff } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { BlockedGuide } from '../blocked/blocked-guide.tsx'
import { provideVisitPush } from './provide-visit-push.ts'
import { messages } from '../push.messages.ts'
import { useLookAgain } from '../use-look-again.ts'
import { isTaskOfBrowser, whyNot } from '../why-not.ts'

/** Messages about one visit on this device, for who booked it without an account (C47, C48). Nothing where the browser has none. */
export function VisitOnDevice({ id }: { id: string }) {
  return useViewer().kind === 'patient' ? null : <OfGuest id={id} />
}

function OfGuest({ id }: { id: string }) {
  const intl = useIntl()
  const app = useApp()
  const [state, send] = useMachine(useMemo(() => provideVisitPush(app, id), [app, id]))
  useLookAgain(useCallback(() => send({ type: 'page.shown' }), [send]))
  const { problem } = state.context
  const isOn = state.matches('on') || state.matches('turningOff')
  const cannot = (['blocked', 'needsInstall', 'unsupported'] as const).find((name) => state.matches(name))
  if (state.matches('reading') || (cannot === 'unsupported' && !isTaskOfBrowser(cannot))) return null
  return (
    <Panel as="section">
      <Stack gap={3}>
        <h2>{intl.formatMessage(messages.visitHeading)}</h2>
        {cannot ? (
          <Text as="p">{whyNot(intl, cannot)}</Text>
        ) : (
          <Text as="p" tone="quiet">
            {intl.formatMessage(isOn ? messages.visitIsOn : messages.visitLead)}
          </Text>
        )}
        {cannot === 'blocked' ? <BlockedGuide /> : null}
        <div role="status">
          {problem ? <Text as="p">{intl.formatMessage(problemMessages[problem.code])}</Text> : null}
        </div>
        {cannot ? null : (
          <NetworkButton
            tone="secondary"
            block
            icon={isOn ? BellOff : Bell}
            busy={state.hasTag('busy')}
            onClick={() => send({ type: isOn ? 'off.pressed' : 'on.pressed' })}
          >
            {intl.formatMessage(isOn ? messages.turnOff : messages.turnOn)}
          </NetworkButton>
        )}
      </Stack>
    </Panel>
  )
}
