import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect } from 'react'
import { loginTarget } from '#contract/external-page'
import { useApp } from '#src/context/app-context.ts'
import { textIn } from '#src/features/localised-text.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useToast } from '#src/ui/toast.tsx'
import type { PartnerEntryActor } from './open-partner-entry.ts'
import { messages } from './partner-entry.messages.ts'

/** Offers to sign in to who came from the tenant's own site with a token (Q10): nobody is signed in without their doing. */
export function PartnerEntry({ entry }: { entry: PartnerEntryActor }) {
  const intl = useIntl()
  const app = useApp()
  const showToast = useToast()
  const viewer = useViewer()
  const { state, problem } = useSelector(
    entry,
    (snapshot) => ({
      state: snapshot.value,
      problem: snapshot.context.problem,
    }),
    (one, other) => one.state === other.state && one.problem === other.problem,
  )
  const partner = textIn(app.init.settings.whitelabel_configs.name, app.locale.language)

  useEffect(() => {
    if (state === 'entered') showToast(intl.formatMessage(messages.done))
  }, [state, intl, showToast])

  if (state === 'entered')
    return (
      <Suspense fallback={null}>
        <AgreeAfterEntry />
      </Suspense>
    )
  const decline = () => entry.send({ type: 'declined' })
  return (
    <Sheet title={intl.formatMessage(messages.title, { partner })} open={state !== 'left'} onClose={decline}>
      <Stack gap={4}>
        {state === 'refused' ? null : <Text as="p">{intl.formatMessage(messages.lead, { partner })}</Text>}
        {viewer.kind === 'patient' && state !== 'refused' ? (
          <Text as="p">{intl.formatMessage(messages.someoneElse)}</Text>
        ) : null}
        {problem ? (
          <Note kind={state === 'refused' ? 'danger' : 'warning'} role="alert">
            {intl.formatMessage(problemMessages[problem.code])}
          </Note>
        ) : null}
        {state === 'refused' ? (
          <OtherWays partner={partner} onLeave={decline} />
        ) : (
          <Stack gap={2}>
            <NetworkButton
              size="large"
              block
              busy={state === 'entering'}
              onClick={() => entry.send({ type: 'accepted' })}
            >
              {intl.formatMessage(messages.accept)}
            </NetworkButton>
            <Button tone="quiet" block onClick={decline}>
              {intl.formatMessage(messages.decline)}
            </Button>
          </Stack>
        )}
      </Stack>
    </Sheet>
  )
}

/** An account that the partner made is asked for what it was made without. */
const AgreeAfterEntry = lazy(async () => ({
  default: (await import('#src/features/agreements/agree-after-entry.tsx')).AgreeAfterEntry,
}))

/** Where to go on when the token was refused. */
function OtherWays({ partner, onLeave }: { partner: string; onLeave: () => void }) {
  const intl = useIntl()
  const app = useApp()
  const links = useLinks()
  const login = loginTarget(app.init.settings.whitelabel_configs)
  return (
    <Stack gap={2}>
      {login?.kind === 'host' ? (
        <LinkButton href={login.href} size="large" block>
          {intl.formatMessage(messages.back, { partner })}
        </LinkButton>
      ) : null}
      <LinkButton href={links.path('account/sign-in')} tone="secondary" block onClick={onLeave}>
        {intl.formatMessage(messages.otherWay)}
      </LinkButton>
    </Stack>
  )
}
