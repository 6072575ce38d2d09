import { useApp } from '#src/context/app-context.ts'
import { textIn } from '#src/features/localised-text.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { returnPaths } from '#src/session/return-paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { messages } from './start.messages.ts'

/** What an app that knows nobody yet begins with: the sign-in, which leads on to the next visit, or home. */
export function Welcome() {
  const intl = useIntl()
  const { init, locale, tenant } = useApp()
  const links = useLinks()
  const go = useGo()
  const signIn = async () => {
    // A device that stores nothing goes on to the overview.
    await returnPaths(tenant)
      .keep(links.path('start'))
      .catch(() => undefined)
    go(links.path('account/sign-in'))
  }
  return (
    <Wrap>
      <EmptyState
        picture="clock"
        heading="h1"
        title={intl.formatMessage(messages.welcome, {
          name: textIn(init.settings.whitelabel_configs.name, locale.language),
        })}
        actions={
          <>
            <Button onClick={() => void signIn()}>{intl.formatMessage(messages.signIn)}</Button>
            <Button tone="secondary" onClick={() => go(links.home(), { replace: true })}>
              {intl.formatMessage(messages.notNow)}
            </Button>
          </>
        }
      >
        {intl.formatMessage(messages.welcomeWhy)}
      </EmptyState>
    </Wrap>
  )
}
