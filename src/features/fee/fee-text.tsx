import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './fee.messages.ts'
import type { OfferedFee } from './offered-fee.ts'

/** "AED 350", or "from AED 350" where the offers have different fees. */
export function FeeText({ fee: { lowest, isFrom } }: { fee: OfferedFee }) {
  const intl = useIntl()
  const format = useFormat()
  const fee = (
    <Text as="b" tone="text" weight="strong" nowrap>
      {format.money(lowest)}
    </Text>
  )
  return isFrom ? <Text tone="quiet">{intl.formatRich(messages.from, { fee })}</Text> : fee
}

/** The same as short plain text, for choices. */
export function useFeeWords(): (fee: OfferedFee) => string {
  const intl = useIntl()
  const format = useFormat()
  return ({ lowest, isFrom }) => {
    const fee = format.shortMoney(lowest)
    return isFrom ? intl.formatMessage(messages.from, { fee }) : fee
  }
}
