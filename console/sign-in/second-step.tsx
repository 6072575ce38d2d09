import { useState } from 'react'
import type { SecondStep as First, StaffSession } from '#contract/console/staff'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { hasPasskeys } from '../second-factor/device-passkeys.ts'
import { messages as passkeys } from '../second-factor/passkey.messages.ts'
import { CodeStep } from './code-step.tsx'
import { PasskeyStep } from './passkey-step.tsx'
import { RecoveryStep } from './recovery-step.tsx'
import { messages } from './sign-in.messages.ts'

type Props = { first: First; onEntered: (session: StaffSession) => void; onAgain: () => void }
type Way = 'passkey' | 'code' | 'recovery'

/** The second step: a passkey, a code of the authenticator app, or a recovery code; first what the person has. */
export function SecondStep({ first, onEntered, onAgain }: Props) {
  const intl = useIntl()
  const { passkey, code } = first.factors
  const ways: Way[] = [...(passkey && hasPasskeys() ? ['passkey' as const] : []), ...(code ? ['code' as const] : [])]
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery')
  const Step = steps[way]
  return (
    <Stack gap={4}>
      <Step {...{ first, onEntered }} />
      {[...ways, 'recovery' as const]
        .filter((other) => other !== way)
        .map((other) => (
          <TextButton key={other} onClick={() => setWay(other)}>
            {intl.formatMessage(names[other])}
          </TextButton>
        ))}
      <TextButton onClick={onAgain}>{intl.formatMessage(messages.other)}</TextButton>
    </Stack>
  )
}

const steps = { passkey: PasskeyStep, code: CodeStep, recovery: RecoveryStep }
const names: Record<Way, MessageDescriptor> = {
  passkey: passkeys.use,
  code: messages.useCode,
  recovery: messages.useRecovery,
}
