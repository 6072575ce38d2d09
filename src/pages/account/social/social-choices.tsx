import { useSelector } from '@xstate/react'
import { SiteMark } from '#src/features/social-sign-in/site-mark.tsx'
import { siteNames } from '#src/features/social-sign-in/site-names.ts'
import { useNetworkNeed } from '#src/features/needs-network/use-network-need.tsx'
import { useApp } from '#src/context/app-context.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import { Button } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { messages } from './social.messages.ts'
import { useSocialEntry } from './use-social-entry.ts'
import * as css from './social.css.ts'

/** The other sites by which one can sign in (S18, S19); nothing where the tenant has none. */
export function SocialChoices() {
  const intl = useIntl()
  const { social = [] } = useApp().init.capabilities
  const entry = useSocialEntry()
  const chosen = useSelector(entry, (snapshot) => (snapshot?.hasTag('busy') ? snapshot.context.provider : undefined))
  const problem = useSelector(entry, (snapshot) =>
    snapshot?.context.hasReturned ? undefined : snapshot?.context.problem,
  )
  const code = useShownCode(problem?.code)
  const { need, hint } = useNetworkNeed()
  if (!entry) return null
  return (
    <div className={css.choices}>
      <p className={css.or}>{intl.formatMessage(messages.or)}</p>
      <div>
        <PressNotice refusal={code && { text: intl.formatMessage(problemMessages[code]), attempt: 0 }} />
        <Stack gap={2}>
          {social.map((provider) => (
            <Button
              key={provider}
              {...need}
              tone="secondary"
              block
              busy={chosen === provider}
              disabled={chosen !== undefined && chosen !== provider}
              onClick={() => entry.send({ type: 'site.chosen', provider })}
            >
              <SiteMark of={provider} />
              {intl.formatMessage(messages.continueWith, { site: siteNames[provider] })}
            </Button>
          ))}
          {hint}
        </Stack>
      </div>
    </div>
  )
}
