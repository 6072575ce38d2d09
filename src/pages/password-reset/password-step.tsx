import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { passwordLength } from '#contract/account'
import type { ProblemCode } from '#contract/problem'
import {
  selectIsBusy,
  selectIsByLink,
  selectNumber,
  selectProblem,
} from '#machines/password-reset/password-reset.selectors'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { useLatestCallback } from '#src/ui/use-latest-callback.ts'
import {
  checkPasswords,
  lengthOf,
  type PasswordFault,
  type Passwords,
} from '#src/features/new-password/check-passwords.ts'
import { useReset, useResetSelector } from './reset-context.ts'
import { ResetStep } from './reset-step.tsx'
import { messages } from './reset.messages.ts'
import * as css from './reset.css.ts'
import { useLinkTexts } from './use-link-texts.ts'
import { useRefusal } from './use-refusal.ts'

const faultMessages: Record<PasswordFault, { message: MessageDescriptor; count: number }> = {
  required: { message: messages.required, count: 0 },
  unequal: { message: messages.unequal, count: 0 },
  short: { message: messages.short, count: passwordLength.least },
  long: { message: messages.long, count: passwordLength.most },
}

/** Third step: the new password, twice. What is typed is in this component alone, and gone with it. */
export function PasswordStep() {
  const intl = useIntl()
  const reset = useReset()
  const isBusy = useResetSelector(selectIsBusy)
  const number = useResetSelector(selectNumber)
  const isRefused = useResetSelector((state) => selectProblem(state)?.code === 'password_refused')
  const [typed, setTyped] = useState<Passwords>({ newPassword: '', confirmPassword: '' })
  const latest = useRef(typed)
  const { refuse, toRefusal } = useRefusal(elsewhere, true)
  const action = useWayOut()
  const linkTexts = useLinkTexts()

  useEffect(() => {
    if (isRefused) focusOn(fieldNamed('newPassword'))
  }, [isRefused])

  const form = useForm<string, keyof Passwords, PasswordFault>({
    check: async () => checkPasswords(latest.current),
    onPassed: (password) => reset.send({ type: 'password.given', password }),
    onRefused: refuse,
  })
  const change = useLatestCallback((changed: Partial<Passwords>) => {
    latest.current = { ...latest.current, ...changed }
    setTyped(latest.current)
    reset.send({ type: 'password.changed' })
    void form.changed()
  })
  const errorOf = (name: keyof Passwords) => {
    const fault = form.faults[name]
    if (fault) return intl.formatMessage(faultMessages[fault].message, { count: faultMessages[fault].count })
    return name === 'newPassword' && isRefused ? intl.formatMessage(problemMessages.password_refused) : undefined
  }
  const field = (name: keyof Passwords) => ({
    name,
    value: typed[name],
    error: errorOf(name),
    autoComplete: 'new-password' as const,
    readOnly: isBusy,
    onChange: (text: string) => change({ [name]: text }),
  })
  const [first] = form.wrong
  return (
    <Form className={css.screen} onSubmit={() => void form.submit()}>
      <ResetStep
        heading={intl.formatMessage(messages.passwordHeading)}
        refusal={toRefusal(
          first && errorOf(first),
          { offline: intl.formatMessage(messages.saveOffline), ...linkTexts },
          action,
        )}
        action={
          <NetworkButton type="submit" size="bar" block busy={isBusy}>
            {intl.formatMessage(messages.save)}
          </NetworkButton>
        }
      >
        {/* Tells password managers whose password it is, as at the sign-in: they replace the one they have. */}
        <input
          hidden
          readOnly
          name="username"
          autoComplete="username"
          value={number.email ?? `+${number.country_code}${number.phone}`}
        />
        <PasswordField
          {...field('newPassword')}
          label={intl.formatMessage(messages.newPassword)}
          showLabel={intl.formatMessage(messages.showNew)}
          hint={<LengthHint password={typed.newPassword} />}
        />
        <PasswordField
          {...field('confirmPassword')}
          label={intl.formatMessage(messages.confirmPassword)}
          showLabel={intl.formatMessage(messages.showConfirm)}
        />
      </ResetStep>
    </Form>
  )
}

/** Refusals of the password itself: shown at its field. */
const elsewhere: readonly ProblemCode[] = ['password_refused']

/** How long the password has to be, until it is: its length says more about its strength than its kinds of signs. */
function LengthHint({ password }: { password: string }) {
  const intl = useIntl()
  if (lengthOf(password) < passwordLength.least)
    return intl.formatMessage(messages.length, { count: passwordLength.least })
  return (
    <span className={css.met}>
      <Icon of={Check} size="small" />
      {intl.formatMessage(messages.lengthMet)}
    </span>
  )
}

/** For refusals that no other password changes. */
function useWayOut() {
  const intl = useIntl()
  const links = useLinks()
  const reset = useReset()
  const isByLink = useResetSelector(selectIsByLink)
  const code = useResetSelector(selectProblem)?.code
  if (code === 'reset_token_invalid')
    return (
      <Button tone="secondary" size="small" onClick={() => reset.send({ type: 'reset.restarted' })}>
        {intl.formatMessage(isByLink ? messages.restartLink : messages.restart)}
      </Button>
    )
  if (code !== 'account_not_found') return null
  return (
    <LinkButton tone="secondary" size="small" href={links.path('account/sign-in')}>
      {intl.formatMessage(messages.signIn)}
    </LinkButton>
  )
}
