import { Fingerprint, Smartphone } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { RadioRows } from '#src/ui/choice.tsx'
import { messages } from './passkey.messages.ts'

export type FactorKind = 'passkey' | 'code'

/** Which second factor somebody sets up. */
export function ChooseFactor({ value, onChange }: { value: FactorKind; onChange: (kind: FactorKind) => void }) {
  const intl = useIntl()
  return (
    <RadioRows
      legend={intl.formatMessage(messages.choose)}
      value={value}
      onChange={onChange}
      options={[
        {
          value: 'passkey',
          icon: Fingerprint,
          label: intl.formatMessage(messages.passkey),
          detail: intl.formatMessage(messages.passkeyDetail),
        },
        {
          value: 'code',
          icon: Smartphone,
          label: intl.formatMessage(messages.app),
          detail: intl.formatMessage(messages.appDetail),
        },
      ]}
    />
  )
}
