import { Smartphone } from 'lucide-react'
import { messages } from '#src/features/install/install.messages.ts'
import { useInstallation } from '#src/features/install/use-installation.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Section } from './section.tsx'
import * as css from './settings.css.ts'

/** Puts the app on the home screen of this device, or leads to how that is done; nothing where it was opened from there, or within another app. */
export function HomeScreen() {
  const intl = useIntl()
  const links = useLinks()
  const { way, install } = useInstallation()
  if (way === 'installed' || way === 'within') return null
  return (
    <Section heading={intl.formatMessage(messages.section)} lead={intl.formatMessage(messages.why)}>
      <div className={css.actions}>
        {way === 'prompt' ? (
          <Button tone="secondary" icon={Smartphone} onClick={() => void install()}>
            {intl.formatMessage(messages.put)}
          </Button>
        ) : (
          <LinkButton tone="secondary" icon={Smartphone} href={links.path('install')}>
            {intl.formatMessage(messages.how)}
          </LinkButton>
        )}
      </div>
    </Section>
  )
}
