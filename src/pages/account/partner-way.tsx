import { loginTarget } from '#contract/external-page'
import { useApp } from '#src/context/app-context.ts'
import { textIn } from '#src/features/localised-text.ts'
import { useNetworkNeed } from '#src/features/needs-network/use-network-need.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { messages } from './account.messages.ts'
import * as css from './social/social.css.ts'

/** Where the tenant's own patients sign in, on a site of its own (T04); undefined where that is here. */
export function usePartnerLogin(): string | undefined {
  const login = loginTarget(useApp().init.settings.whitelabel_configs)
  return login?.kind === 'host' ? login.href : undefined
}

/** The account that a patient has with the tenant itself: the first way in, where there is one. */
export function PartnerWay({ href }: { href: string }) {
  const intl = useIntl()
  const { init, locale } = useApp()
  const { need, hint } = useNetworkNeed()
  const partner = textIn(init.settings.whitelabel_configs.name, locale.language)
  return (
    <Stack gap={4}>
      <LinkButton href={href} size="large" block {...need}>
        {intl.formatMessage(messages.partnerAccount, { partner })}
      </LinkButton>
      {hint}
      <Text as="p" size="1" tone="quiet">
        {intl.formatMessage(messages.partnerAccountWhy, { partner })}
      </Text>
      <p className={css.or}>{intl.formatMessage(messages.orHere)}</p>
    </Stack>
  )
}
