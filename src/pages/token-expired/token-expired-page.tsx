import { loginTarget } from '#contract/external-page'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './token-expired.messages.ts'

/** The session has ended (R04). Links to the partner's login, or to home where there is none. */
export function TokenExpiredPage() {
  const intl = useIntl()
  const links = useLinks()
  const login = loginTarget(useApp().init.settings.whitelabel_configs)
  const path = login?.kind === 'path' ? links.path(login.path) : undefined
  const address = login?.kind === 'host' ? login.href : path
  return (
    <EmptyState
      picture="clock"
      heading="h1"
      title={intl.formatMessage(messages.title)}
      actions={
        <LinkButton href={address ?? links.home()}>
          {intl.formatMessage(address ? messages.signIn : messages.home)}
        </LinkButton>
      }
    >
      {intl.formatMessage(messages.body)}
    </EmptyState>
  )
}
