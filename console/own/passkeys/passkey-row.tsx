import { Fingerprint, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '#contract/passkey'
import { createDates } from '#src/i18n/dates.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { IconButton } from '#src/ui/button.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Inline, Stack, Text } from '#src/ui/layout.tsx'
import { Row } from '#src/ui/rows.tsx'
import { useConsole } from '#console/console-context.ts'
import { isolated } from '#console/isolated.ts'
import { messages } from './passkeys.messages.ts'
import { usePasskeyName } from './use-passkey-name.ts'

type Props = { passkey: Passkey; isLast: boolean; onOpen: (form: 'rename' | 'remove') => void }

/** One passkey: what it is called, when it was added and last used, and where it signs in if not here. */
export function PasskeyRow({ passkey, isLast, onOpen }: Props) {
  const intl = useIntl()
  const { dates: locale } = useConsole()
  const [refused, setRefused] = useState(0)
  const { host, created_at: made, last_used_at: used } = passkey
  const name = usePasskeyName()(passkey)
  const dates = createDates(locale.intl)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <Row
      icon={Fingerprint}
      end={
        <Inline gap={1}>
          <IconButton
            icon={Pencil}
            label={intl.formatMessage(messages.rename, { name: isolated(name) })}
            onClick={() => onOpen('rename')}
          />
          <IconButton
            icon={Trash2}
            label={intl.formatMessage(messages.remove, { name: isolated(name) })}
            onClick={() => (isLast ? setRefused((count) => count + 1) : onOpen('remove'))}
          />
        </Inline>
      }
    >
      <Stack gap={1}>
        <Text as="p" weight="strong">
          <bdi>{name}</bdi>
        </Text>
        <Text as="p" tone="quiet" size="1" numbers>
          {used
            ? intl.formatMessage(messages.used, {
                day: dates.shortDay(made, timeZone),
                when: dates.shortDay(used, timeZone),
              })
            : intl.formatMessage(messages.made, { day: dates.shortDay(made, timeZone) })}
        </Text>
        {host === window.location.hostname ? null : (
          <Text as="p" tone="quiet" size="1">
            {intl.formatMessage(messages.forHost, { host: isolated(host) })}
          </Text>
        )}
        <PressNotice
          refusal={refused > 0 && isLast ? { text: intl.formatMessage(messages.last), attempt: refused } : undefined}
        />
      </Stack>
    </Row>
  )
}
