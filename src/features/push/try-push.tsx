import { Bell } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useApp, type AppContext } from '#src/context/app-context.ts'
import { textIn } from '#src/features/localised-text.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, TextLink } from '#src/ui/button.tsx'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { messages as push } from './push.messages.ts'
import { registerTestDevice } from './parts/register-test-device.ts'
import { messages } from './try-push.messages.ts'
import { useLookAgain } from './use-look-again.ts'
import { wayOf } from './parts/way-of.ts'

const BlockedGuide = lazy(async () => ({ default: (await import('./blocked/blocked-guide.tsx')).BlockedGuide }))

type Step = 'reading' | 'off' | 'busy' | 'there' | 'over' | 'failed' | 'blocked' | 'needsInstall' | 'unsupported'

/** Where staff turn messages on at their own phone to try them, before the browser asks for its permission. */
export function TryPush({ token }: { token: string }) {
  const intl = useIntl()
  const app = useApp()
  const links = useLinks()
  const [step, setStep] = useState<Step>('reading')
  const look = useCallback(() => {
    const found = readStep(app).catch(() => 'failed' as const)
    void found.then((next) => setStep((before) => (before === 'reading' || before === 'blocked' ? next : before)))
  }, [app])
  useEffect(look, [look])
  useLookAgain(look)
  const turnOn = async () => {
    setStep('busy')
    const permission = await (await wayOf(app)).ask()
    if (permission !== 'granted') return setStep(permission === 'denied' ? 'blocked' : 'off')
    setStep(await registerTestDevice(app, token))
  }
  const isOpen = step === 'off' || step === 'busy' || step === 'failed'
  return (
    <Wrap>
      <Stack gap={4}>
        <h1>{intl.formatMessage(messages.heading)}</h1>
        <Text as="p">
          {intl.formatMessage(messages.lead, {
            brand: textIn(app.init.settings.whitelabel_configs.name, app.locale.language),
          })}
        </Text>
        <div role="status">
          {step === 'there' || step === 'over' || step === 'failed' ? (
            <Text as="p" weight="strong">
              {intl.formatMessage(messages[step])}
            </Text>
          ) : null}
          {step === 'blocked' || step === 'needsInstall' || step === 'unsupported' ? (
            <Text as="p">{intl.formatMessage(push[step])}</Text>
          ) : null}
        </div>
        {step === 'blocked' ? (
          <Suspense>
            <BlockedGuide />
          </Suspense>
        ) : null}
        {isOpen ? (
          <div>
            <Button icon={Bell} busy={step === 'busy'} onClick={() => void turnOn().catch(() => setStep('failed'))}>
              {intl.formatMessage(push.turnOn)}
            </Button>
          </div>
        ) : null}
        <p>
          <TextLink href={links.home()}>{intl.formatMessage(messages.home)}</TextLink>
        </p>
      </Stack>
    </Wrap>
  )
}

/** How this phone stands before anything is pressed. */
async function readStep(app: AppContext): Promise<Step> {
  await app.intl.load('device')
  const way = await wayOf(app)
  const cannot = way.cannot()
  if (cannot) return cannot === 'needs_install' ? 'needsInstall' : cannot
  return way.permission() === 'denied' ? 'blocked' : 'off'
}
