import type { OfferedFactor } from '#contract/console/staff'
import { useIntl } from '#src/i18n/use-intl.ts'
import { CodeField } from '#src/ui/code-field.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { codeLength } from '../form/use-checks.ts'
import { QrCode } from './qr-code.tsx'
import * as css from './second-factor.css.ts'
import { messages } from './second-factor.messages.ts'

type Props = { factor: OfferedFactor; code: string; error: string | undefined; onChange: (code: string) => void }

/** A second factor to set up: as a picture and as letters, and the field for its first code. */
export function FactorFields({ factor, code, error, onChange }: Props) {
  const intl = useIntl()
  return (
    <Stack gap={4}>
      <p>{intl.formatMessage(messages.lead)}</p>
      <QrCode text={factor.address} label={intl.formatMessage(messages.picture)} />
      <p>
        {intl.formatMessage(messages.byHand)}
        <code className={css.secret}>{factor.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeField
        label={intl.formatMessage(messages.code)}
        name="code"
        length={codeLength}
        value={code}
        error={error}
        onChange={onChange}
      />
    </Stack>
  )
}
