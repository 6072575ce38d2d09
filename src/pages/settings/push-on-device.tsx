import { useMachine } from '@xstate/react'
import { Bell, BellOff } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { messages as install } from '#src/features/install/install.messages.ts'
import { useNetworkNeed } from '#src/features/needs-network/use-network-need.tsx'
import { isInWrapper } from '#src/features/push/in-app/is-in-wrapper.ts'
import { messages } from '#src/features/push/push.messages.ts'
import { providePush } from '#src/features/push/provide-push.ts'
import { useLookAgain } from '#src/features/push/use-look-again.ts'
import { isTaskOfBrowser, whyNot } from '#src/features/push/why-not.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, TextLink } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/choice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Section } from './section.tsx'
import * as css from './settings.css.ts'

const BlockedGuide = lazy(async () => ({
  default: (await import('#src/features/push/blocked/blocked-guide.tsx')).BlockedGuide,
}))

/** Messages on this device, turned on and off (C47, C48); only at tenants that send any (P06). */
export function PushOnDevice() {
  const intl = useIntl()
  const app = useApp()
  const links = useLinks()
  const [state, send] = useMachine(useMemo(() => providePush(app), [app]))
  useLookAgain(useCallback(() => send({ type: 'page.shown' }), [send]))
  const { need, hint } = useNetworkNeed()
  const { showsDetails, problem } = state.context
  const { push_identifier: application, in_app_push: inApp } = app.init.settings.whitelabel_configs
  // What a service reads on its way never has doctor or time.
  const isSealed = application === undefined && !(inApp !== undefined && isInWrapper(navigator.userAgent))
  const isOn = state.matches('on') || state.matches('turningOff')
  const cannot = (['blocked', 'needsInstall', 'unsupported'] as const).find((name) => state.matches(name))
  return (
    <Section heading={intl.formatMessage(messages.heading)} lead={intl.formatMessage(messages.lead)}>
      <Stack gap={3}>
        <div role="status">
          {cannot ? <Text as="p">{whyNot(intl, cannot)}</Text> : null}
          {cannot === 'needsInstall' && !isTaskOfBrowser(cannot) ? (
            <TextLink href={links.path('install')}>{intl.formatMessage(install.how)}</TextLink>
          ) : null}
          {isOn ? <Text as="p">{intl.formatMessage(messages.isOn)}</Text> : null}
          {problem ? <Text as="p">{intl.formatMessage(problemMessages[problem.code])}</Text> : null}
        </div>
        {cannot === 'blocked' ? (
          <Suspense>
            <BlockedGuide />
          </Suspense>
        ) : null}
        {cannot || state.matches('reading') ? null : (
          <>
            {isSealed ? (
              <Checkbox
                {...need}
                centred
                checked={showsDetails}
                disabled={state.hasTag('busy')}
                onChange={(checked) => send({ type: 'details.chosen', showsDetails: checked })}
              >
                {intl.formatMessage(messages.details)}
              </Checkbox>
            ) : null}
            <div className={css.actions}>
              <Button
                {...need}
                tone="secondary"
                icon={isOn ? BellOff : Bell}
                busy={state.hasTag('busy')}
                onClick={() => send({ type: isOn ? 'off.pressed' : 'on.pressed' })}
              >
                {intl.formatMessage(isOn ? messages.turnOff : messages.turnOn)}
              </Button>
            </div>
            {hint}
          </>
        )}
      </Stack>
    </Section>
  )
}
