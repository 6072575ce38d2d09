import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { missingConsents } from '#src/features/agreements/missing-consents.ts'
import { ClearDevice } from '#src/features/clear-device/clear-device.tsx'
import { OwnFrame, OwnOffline } from '#src/features/own-pages/own-frame.tsx'
import { messages as own } from '#src/features/own-pages/own.messages.ts'
import { useOrKept } from '#src/features/own-copies/use-or-kept.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import type { SettingsCopy } from '#src/session/to-own-copies.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Activity } from './activity.tsx'
import { Agreements } from './agreements.tsx'
import { Calendar } from './calendar.tsx'
import { Devices } from './devices.tsx'
import { HomeScreen } from './home-screen.tsx'
import { Language } from './language.tsx'
import { LinkedWays } from './linked-ways/linked-ways.tsx'
import { Notifications } from './notifications.tsx'
import { Passkeys } from './passkeys/passkeys.tsx'
import { Password } from './password.tsx'
import { PushOnDevice } from './push-on-device.tsx'
import { Section } from './section.tsx'
import { messages } from './settings.messages.ts'
import { Version } from './version.tsx'
import { YourData } from './your-data.tsx'

/** How a patient is told, where they are signed in, and what becomes of their data (R12). */
export function SettingsPage() {
  return (
    <OwnFrame>
      <Settings />
    </OwnFrame>
  )
}

function Settings() {
  const intl = useIntl()
  const app = useApp()
  const { shown: account, missing } = useOrKept('settings', useQuery(accountQuery(app)), <OwnOffline />)
  return (
    <Stack gap={8}>
      <h1>{intl.formatMessage(own.settings)}</h1>
      {account ? <OfAccount account={account} /> : missing}
      <HomeScreen />
      <Section heading={intl.formatMessage(messages.thisDevice)}>
        <ClearDevice />
      </Section>
      <Version />
    </Stack>
  )
}

/** What an account still needs comes first, where no list that arrives moves it, and stays there while the page is open. */
function OfAccount({ account }: { account: SettingsCopy }) {
  const { push_enabled } = useApp().init.settings.whitelabel_configs
  const [isAsked] = useState(() => missingConsents(account).length > 0)
  const agreements = <Agreements account={account} />
  return (
    <>
      {isAsked ? agreements : null}
      <Devices />
      <Password account={account} />
      <LinkedWays account={account} />
      <Passkeys account={account} />
      <Notifications />
      {push_enabled ? <PushOnDevice /> : null}
      <Language account={account} />
      <Calendar />
      <Activity />
      {isAsked ? null : agreements}
      <YourData account={account} />
    </>
  )
}
