import type { Passkey } from '#contract/passkey'
import { useIntl } from '#src/i18n/use-intl.ts'
import { deviceNames } from '#console/ui/device-names.ts'
import { messages } from './passkeys.messages.ts'

/** What a passkey is called: by its owner, else after the browser and system that it was made with. */
export function usePasskeyName(): (passkey: Pick<Passkey, 'name' | 'browser' | 'platform'>) => string {
  const other = useIntl().formatMessage(messages.other)
  return ({ name, browser, platform }) =>
    name ?? [browser, platform].map((one) => deviceNames[one] ?? other).join(' · ')
}
