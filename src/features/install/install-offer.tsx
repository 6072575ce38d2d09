import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Inline } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from './install.messages.ts'
import { isInOtherApp } from './is-in-other-app.ts'
import { OpenInBrowser } from './open-in-browser.tsx'
import { restingOffer } from './resting-offer.ts'
import { useInstallation } from './use-installation.ts'

/**
 * Offers to put the app on the home screen, after a booking, when there is something to find there again. Nothing where it is there, where the
 * browser cannot, and for 30 days after an answer.
 */
export function InstallOffer() {
  const intl = useIntl()
  const app = useApp()
  const links = useLinks()
  const { way, install, isDismissed } = useInstallation()
  const [answer, setAnswer] = useState<'later' | 'asked'>()
  const { data: isAway = true } = useQuery({
    queryKey: keyOf(app, 'install-offer'),
    queryFn: () => restingOffer(app.tenant, 'install-offer').isAway(new Date(now())),
    networkMode: 'always',
    staleTime: Infinity,
    meta: notKept,
  })
  const answerWith = (given: 'later' | 'asked') => {
    setAnswer(given)
    void restingOffer(app.tenant, 'install-offer').putAway(new Date(now()))
  }
  if (way === 'installed' && answer === 'asked')
    return (
      <Note kind="success" role="status" title={intl.formatMessage(messages.done)}>
        {intl.formatMessage(messages.doneWhy)}
      </Note>
    )
  const isWithin = way === 'within' && isInOtherApp(navigator.userAgent)
  const canOffer = way === 'prompt' || way === 'guide' || isWithin
  if (isAway || !canOffer || isDismissed || answer === 'later') return null
  const later = (
    <Button size="small" tone={isWithin ? 'secondary' : 'quiet'} onClick={() => answerWith('later')}>
      {intl.formatMessage(messages.notNow)}
    </Button>
  )
  if (isWithin) return <OpenInBrowser actions={later} />
  const press = () => {
    answerWith('asked')
    void install()
  }
  return (
    <Note
      kind="plain"
      icon={Smartphone}
      title={intl.formatMessage(messages.offer)}
      actions={
        <Inline gap={2} wrap>
          {way === 'prompt' ? (
            <Button size="small" tone="secondary" onClick={press}>
              {intl.formatMessage(messages.put)}
            </Button>
          ) : (
            <LinkButton size="small" tone="secondary" href={links.path('install')} onClick={() => answerWith('asked')}>
              {intl.formatMessage(messages.how)}
            </LinkButton>
          )}
          {later}
        </Inline>
      }
    >
      {intl.formatMessage(messages.offerWhy)}
    </Note>
  )
}
