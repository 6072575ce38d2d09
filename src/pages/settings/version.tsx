import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useAppUpdate } from '#src/page-load/app-update.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { findUpdate, type UpdateFound } from './find-update.ts'
import { Section } from './section.tsx'
import { messages } from './version.messages.ts'
import * as css from './settings.css.ts'

/** Which version of the app this is, and whether there is a newer one. */
export function Version() {
  const intl = useIntl()
  const { basePath, build } = useApp()
  const { isReady, apply } = useAppUpdate()
  const [found, setFound] = useState<UpdateFound | 'looking'>()
  const look = async () => {
    setFound('looking')
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
    setFound(await findUpdate(await workers?.getRegistration(`${basePath}/`)))
  }
  const shown = isReady ? 'ready' : found
  return (
    <Section heading={intl.formatMessage(messages.heading)}>
      <Stack gap={3}>
        {build ? (
          <Text as="p" tone="quiet">
            {intl.formatRich(messages.version, { build: <bdi dir="ltr">{build}</bdi> })}
          </Text>
        ) : null}
        <p role="status">{shown ? intl.formatMessage(messages[shown]) : null}</p>
        <div className={css.actions}>
          {isReady ? (
            <Button onClick={apply}>{intl.formatMessage(messages.apply)}</Button>
          ) : (
            <NetworkButton tone="secondary" icon={RefreshCw} busy={found === 'looking'} onClick={() => void look()}>
              {intl.formatMessage(messages.look)}
            </NetworkButton>
          )}
        </div>
      </Stack>
    </Section>
  )
}
