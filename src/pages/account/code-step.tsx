import {
  selectCanResend,
  selectIsBusy,
  selectNumber,
  selectProblem,
  selectSent,
  selectUnsentCode,
} from '#machines/sign-in/sign-in.selectors'
import { CaptchaSlot } from '#src/features/captcha/captcha-slot.tsx'
import { CodeEntry } from '#src/features/code-entry/code-entry.tsx'
import { refusedCodes, useCodeEntry } from '#src/features/code-entry/use-code-entry.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { AccountStep } from './account-step.tsx'
import { messages } from './account.messages.ts'
import { PasskeyWay } from './passkey/passkey-way.tsx'
import { ShownRecipient } from './shown-recipient.tsx'
import { useSignIn, useSignInState } from './sign-in-context.ts'
import { SocialChoices } from './social/social-choices.tsx'
import { useSignInRefusal } from './use-sign-in-refusal.ts'

/** Second step: the one-time code that proves the phone or the email. */
export function CodeStep() {
  const intl = useIntl()
  const signIn = useSignIn()
  const isBusy = useSignInState(selectIsBusy)
  const number = useSignInState(selectNumber)
  const isMail = number?.email !== undefined
  const sent = useSignInState(selectSent)
  const { attempt, refuse, toRefusal } = useSignInRefusal(refusedCodes)
  const entry = useCodeEntry({
    length: sent?.code_length,
    isMail,
    problem: useSignInState(selectProblem),
    unsent: useSignInState(selectUnsentCode),
    onGive: (code) => signIn.send({ type: 'code.given', code }),
    attempt,
    onRefused: refuse,
  })
  return (
    <AccountStep
      heading={intl.formatMessage(messages.codeHeading)}
      isFocusElsewhere
      lead={
        <>
          {number
            ? intl.formatRich(isMail ? messages.codeMailed : messages.codeSent, {
                count: entry.field.length,
                phone: <ShownRecipient {...number} />,
              })
            : null}{' '}
          <TextButton onClick={() => signIn.send({ type: 'number.change_requested' })}>
            {intl.formatMessage(isMail ? messages.changeEmail : messages.change)}
          </TextButton>
        </>
      }
    >
      <Form onSubmit={entry.press}>
        <Stack gap={4}>
          <CodeEntry
            field={entry.field}
            isBusy={isBusy}
            resendAt={sent?.resend_at}
            isMail={isMail}
            canResend={useSignInState(selectCanResend)}
            onResend={(by) => signIn.send({ type: 'code.resend_requested', ...by })}
          />
          <CaptchaSlot />
          <div>
            <PressNotice refusal={toRefusal(entry.short, entry.texts)} />
            <Stack gap={2}>
              <NetworkButton type="submit" size="large" block busy={isBusy}>
                {intl.formatMessage(messages.continue)}
              </NetworkButton>
              {number ? (
                <Button
                  tone="quiet"
                  block
                  disabled={isBusy}
                  onClick={() => signIn.send({ type: 'password.chosen', number })}
                >
                  {intl.formatMessage(messages.byPasswordInstead)}
                </Button>
              ) : null}
            </Stack>
          </div>
        </Stack>
      </Form>
      <PasskeyWay isInField={false} />
      <SocialChoices />
    </AccountStep>
  )
}
