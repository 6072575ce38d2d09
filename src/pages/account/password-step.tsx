import { useEffect, useState, type ReactNode } from 'react'
import type { FlowProblem } from '#machines/flow-problem'
import { selectIsBusy, selectNumber, selectProblem } from '#machines/sign-in/sign-in.selectors'
import { CaptchaSlot } from '#src/features/captcha/captcha-slot.tsx'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useRefusedCall } from '#src/features/refused-call/use-refused-call.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { TextButton, TextLink } from '#src/ui/button.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { AccountStep } from './account-step.tsx'
import { messages } from './account.messages.ts'
import { PasskeyWay } from './passkey/passkey-way.tsx'
import { ShownRecipient } from './shown-recipient.tsx'
import { useSignIn, useSignInState } from './sign-in-context.ts'
import { SocialChoices } from './social/social-choices.tsx'
import { useDropRefused } from './social/use-drop-refused.ts'
import { useSocialEntry } from './social/use-social-entry.ts'
import { useSignInRefusal } from './use-sign-in-refusal.ts'
import { UsernameField } from './username-field.tsx'

/** Signing in by phone and password (S15). */
export function PasswordStep() {
  const intl = useIntl()
  const links = useLinks()
  const signIn = useSignIn()
  const isBusy = useSignInState(selectIsBusy)
  const number = useSignInState(selectNumber)
  const isMail = number?.email !== undefined
  const problem = useSignInState(selectProblem)
  const { attempt, refuse, toRefusal } = useSignInRefusal(ofPassword, true)
  const [password, setPassword] = useState('')
  useDropRefused(useSocialEntry())
  const wrong = useWrongPassword(problem, isMail)
  const isEmpty = attempt > 0 && !password
  useEffect(() => focusOn(fieldNamed('password')), [problem])
  const press = () => {
    if (password) return signIn.send({ type: 'password.given', password })
    refuse()
    focusOn(fieldNamed('password'))
  }
  return (
    <AccountStep
      heading={intl.formatMessage(messages.passwordHeading)}
      isFocusElsewhere
      lead={
        <>
          {number ? intl.formatRich(messages.passwordFor, { phone: <ShownRecipient {...number} /> }) : null}{' '}
          <TextButton onClick={() => signIn.send({ type: 'number.change_requested' })}>
            {intl.formatMessage(isMail ? messages.changeEmail : messages.change)}
          </TextButton>
        </>
      }
    >
      <Form onSubmit={press}>
        <Stack gap={4}>
          <UsernameField />
          <PasswordField
            name="password"
            label={intl.formatMessage(messages.password)}
            showLabel={intl.formatMessage(messages.showPassword)}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={
              isEmpty ? intl.formatMessage(messages.required) : wrong ? <span role="alert">{wrong}</span> : undefined
            }
          />
          <p>
            <TextLink href={links.path('account/forgotpassword')}>{intl.formatMessage(messages.forgot)}</TextLink>
          </p>
          <CaptchaSlot />
          <div>
            <PressNotice refusal={toRefusal(isEmpty ? intl.formatMessage(messages.required) : null)} />
            <Stack gap={2}>
              <NetworkButton type="submit" size="large" block busy={isBusy}>
                {intl.formatMessage(messages.signIn)}
              </NetworkButton>
              <NetworkButton tone="quiet" block disabled={isBusy} onClick={() => signIn.send({ type: 'code.chosen' })}>
                {intl.formatMessage(isMail ? messages.byMailedCode : messages.byCode)}
              </NetworkButton>
            </Stack>
          </div>
        </Stack>
      </Form>
      <PasskeyWay isInField={false} />
      <SocialChoices />
      <Text as="p" tone="quiet">
        {intl.formatMessage(messages.withoutAccount)}{' '}
        <TextLink href={links.results()}>{intl.formatMessage(messages.findDoctor)}</TextLink>
      </Text>
    </AccountStep>
  )
}

/** Shown at the field. */
const ofPassword = ['credentials_invalid', 'sign_in_paused'] as const

/** What is wrong with the password, with the tries that are left or when the next one counts. */
function useWrongPassword(problem: FlowProblem | undefined, isMail: boolean): ReactNode {
  const intl = useIntl()
  const toText = useRefusedCall({ problem, isMail })
  if (problem?.code === 'sign_in_paused')
    return toText(problem.code, { sign_in_paused: intl.formatMessage(messages.paused) })
  if (problem?.code !== 'credentials_invalid') return undefined
  const { attempts_left: left } = (problem.details ?? {}) as { attempts_left?: number }
  return left ? intl.formatMessage(messages.triesLeft, { count: left }) : toText(problem.code)
}
