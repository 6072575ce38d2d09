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
import { deviceNames } from '#console/ui/device-names.ts'
import { RemoveFactor } from '../remove-factor.tsx'
import { messages } from './passkeys.messages.ts'
import { RenamePasskey } from './rename-passkey.tsx'

/** One passkey: what it is called, when it was added and last used, and where it signs in if not here. */
export function PasskeyRow({ passkey, isLast }: { passkey: Passkey; isLast: boolean }) {
  const intl = useIntl()
  const { api, dates: locale } = useConsole()
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const [refused, setRefused] = useState(0)
  const { id, browser, platform, host, created_at: made, last_used_at: used } = passkey
  const other = intl.formatMessage(messages.other)
  const name = passkey.name ?? [browser, platform].map((one) => deviceNames[one] ?? other).join(' · ')
  const dates = createDates(locale.intl)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const close = () => setOpen(undefined)
  return (
    <Row
      icon={Fingerprint}
      end={
        <Inline gap={1}>
          <IconButton
            icon={Pencil}
            label={intl.formatMessage(messages.rename, { name: isolated(name) })}
            onClick={() => setOpen('rename')}
          />
          <IconButton
            icon={Trash2}
            label={intl.formatMessage(messages.remove, { name: isolated(name) })}
            onClick={() => (isLast ? setRefused((count) => count + 1) : setOpen('remove'))}
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
      {open === 'rename' ? <RenamePasskey id={id} name={name} onClose={close} /> : null}
      {open === 'remove' ? (
        <RemoveFactor
          title={intl.formatMessage(messages.removeTitle)}
          lead={intl.formatMessage(messages.removeLead, { name: isolated(name) })}
          done={intl.formatMessage(messages.removed)}
          remove={(password) => api('removePasskey', { id, body: { password } })}
          onClose={close}
        />
      ) : null}
    </Row>
  )
}
