import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './who.messages.ts'

/** The way to the sign-in from the middle of a booking, and back to the same step: what was typed is in the draft. */
export function SignInOffer() {
  const intl = useIntl()
  const { tenant } = useApp()
  const links = useLinks()
  const go = useGo()
  if (useViewer().kind === 'patient') return null
  const leave = async () => {
    const { pathname, search } = window.location
    const { returnPaths } = await import('#src/session/return-paths.ts')
    await returnPaths(tenant).keep(pathname + search)
    go(links.path('account/sign-in'))
  }
  return (
    <Text as="p" tone="quiet">
      {intl.formatMessage(messages.haveAccount)}{' '}
      <TextButton onClick={() => void leave()}>{intl.formatMessage(messages.signIn)}</TextButton>
    </Text>
  )
}
