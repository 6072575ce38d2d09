import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { useResetSelector } from './reset-context.ts'
import { messages } from './reset.messages.ts'
import * as css from './reset.css.ts'

/** The password is set: the patient signs in, or is signed in and led back to where they were. */
export function DoneStep() {
  const intl = useIntl()
  const links = useLinks()
  const isSignedOut = useResetSelector((state) => state.matches({ success: 'signedOut' }))
  const isDecided = useResetSelector((state) => !state.matches({ success: 'deciding' }))
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Wrap width="narrow">
      <div className={css.step}>
        <Stack gap={5}>
          <span className={css.tick}>
            <Icon of={Check} size="large" />
          </span>
          <h1 ref={title} tabIndex={-1} className={css.heading}>
            {intl.formatMessage(messages.doneHeading)}
          </h1>
          <div role="status">
            {isDecided ? (
              <Text as="p" tone="quiet">
                {intl.formatMessage(isSignedOut ? messages.doneWhy : messages.doneSigningIn)}
              </Text>
            ) : null}
          </div>
          {isSignedOut ? (
            <LinkButton size="bar" block href={links.path('account/sign-in')}>
              {intl.formatMessage(messages.signIn)}
            </LinkButton>
          ) : null}
        </Stack>
      </div>
    </Wrap>
  )
}
