import { useMutation } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { toFlowProblem } from '#machines/flow-problem'
import { useApp } from '#src/context/app-context.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import type { OwnContacts } from '#src/features/own-code/own-contact.ts'
import { useRefusedCall } from '#src/features/refused-call/use-refused-call.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { passkeyCalls } from '#src/queries/own-passkeys.ts'
import { toBase64 } from '#src/session/encode-password.ts'
import { Button } from '#src/ui/button.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { messages } from './confirm-owner.messages.ts'

const fieldName = 'current-password'

/** By the password of the account, or on to a code. */
export function ByPassword({
  account: { phone, country_code, email },
  onConfirmed,
  onCode,
}: {
  account: OwnContacts
  onConfirmed: () => void
  onCode: () => void
}) {
  const app = useApp()
  const intl = useIntl()
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const refuse = () => {
    setAttempt((count) => count + 1)
    focusOn(fieldNamed(fieldName))
  }
  const confirming = useMutation({
    mutationFn: async () => (await passkeyCalls(app)).confirm({ password: toBase64(password) }),
    networkMode: 'always',
    onSuccess: onConfirmed,
    onError: refuse,
  })
  const wrong = useWrong(confirming.error, !phone)
  const error = attempt > 0 && !password ? intl.formatMessage(messages.required) : wrong
  return (
    <Form onSubmit={() => (password ? confirming.mutate() : refuse())}>
      <Stack gap={4}>
        {/* Tells password managers whose password it is. */}
        <input
          hidden
          readOnly
          name="username"
          autoComplete="username"
          value={phone ? `+${country_code}${phone}` : email}
        />
        <PasswordField
          name={fieldName}
          label={intl.formatMessage(messages.password)}
          showLabel={intl.formatMessage(messages.showPassword)}
          autoComplete="current-password"
          value={password}
          onChange={(typed) => {
            setPassword(typed)
            confirming.reset()
          }}
          error={error}
        />
        <div>
          <PressNotice refusal={error ? { text: error, attempt } : undefined} />
          <Stack gap={2}>
            <NetworkButton type="submit" size="large" block busy={confirming.isPending}>
              {intl.formatMessage(messages.confirm)}
            </NetworkButton>
            <Button tone="quiet" block onClick={onCode}>
              {intl.formatMessage(phone ? messages.byText : messages.byMail)}
            </Button>
          </Stack>
        </div>
      </Stack>
    </Form>
  )
}

function useWrong(failure: Error | null, isMail: boolean): ReactNode {
  const intl = useIntl()
  const problem = useMemo(() => (failure ? toFlowProblem(failure) : undefined), [failure])
  const toText = useRefusedCall({ problem, isMail })
  if (!problem) return undefined
  const { attempts_left: left } = (problem.details ?? {}) as { attempts_left?: number }
  return problem.code === 'credentials_invalid' && left
    ? intl.formatMessage(messages.triesLeft, { count: left })
    : toText(problem.code)
}
