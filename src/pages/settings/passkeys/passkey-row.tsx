import { Fingerprint, Pencil, Trash2 } from 'lucide-react'
import { messages } from '#src/features/passkeys/passkeys.messages.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import type { PasskeyCopy } from '#src/session/to-own-copies.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Inline, Stack, Text } from '#src/ui/layout.tsx'
import { Row } from '#src/ui/rows.tsx'
import { usePasskeyName } from './passkey-name.ts'

/** One passkey: what it is called, when it was made and last used, and where it signs in if not here. */
export function PasskeyRow({
  passkey,
  onRename,
  onRemove,
}: {
  passkey: PasskeyCopy
  onRename: () => void
  onRemove: () => void
}) {
  const intl = useIntl()
  const format = useFormat()
  const now = useNow()
  const name = usePasskeyName()(passkey)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const day = format.longDay(passkey.created_at, timeZone)
  const { last_used_at: lastUsed, host } = passkey
  return (
    <Row
      icon={Fingerprint}
      end={
        <Inline gap={1}>
          <IconButton icon={Pencil} label={intl.formatMessage(messages.rename, { name })} onClick={onRename} />
          <IconButton icon={Trash2} label={intl.formatMessage(messages.remove, { name })} onClick={onRemove} />
        </Inline>
      }
    >
      <Stack gap={1}>
        <div>
          <bdi>{name}</bdi>
        </div>
        <Text as="div" tone="quiet" size="1" numbers>
          {lastUsed
            ? intl.formatMessage(messages.lastUsed, { day, when: format.moment(lastUsed, timeZone, now) })
            : intl.formatMessage(messages.made, { day })}
        </Text>
        {host === window.location.hostname ? null : (
          <Text as="div" tone="quiet" size="1">
            {intl.formatRich(messages.forHost, { host: <bdi dir="ltr">{host}</bdi> })}
          </Text>
        )}
      </Stack>
    </Row>
  )
}
