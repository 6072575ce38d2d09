import { useRef, useState } from 'react'
import { passwordLength } from '#contract/account'
import type { ConsentKind } from '#contract/consents'
import { longestText } from '#contract/text-limits'
import { dayIn } from '#src/features/slot-picker/part-of-day.ts'
import { selectAnswers, selectIsBusy, selectNumber, selectProblem } from '#machines/sign-in/sign-in.selectors'
import type { NewPatient } from '#machines/sign-in/sign-in.types'
import { now } from '#src/clock/server-time.ts'
import { ConsentBoxes } from '#src/features/agreements/consent-boxes.tsx'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { BirthdayField } from '#src/features/person/birthday-field.tsx'
import { useFormat } from '#src/i18n/format.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { faultSummary } from '#src/ui/form/fault-summary.ts'
import { roomFor } from '#src/ui/form/faults.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Stack } from '#src/ui/layout.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { AccountStep } from './account-step.tsx'
import { messages } from './account.messages.ts'
import { MinorNote } from './minor-note.tsx'
import { checkNames, type NamesFault, type NamesField } from './names-form.ts'
import { useSignIn, useSignInState } from './sign-in-context.ts'
import { useSignInRefusal } from './use-sign-in-refusal.ts'
import { UsernameField } from './username-field.tsx'

/** Last step of joining: who the account is of. */
export function NamesStep() {
  const intl = useIntl()
  const format = useFormat()
  const signIn = useSignIn()
  const answers = useSignInState(selectAnswers)
  const isBusy = useSignInState(selectIsBusy)
  const problem = useSignInState(selectProblem)?.code
  const [password, setPassword] = useState('')
  const [agreed, setAgreed] = useState<ConsentKind[]>([])
  // What is checked while one types is what has just been typed.
  const latest = useRef({ password, agreed })
  const { refuse, toRefusal } = useSignInRefusal(['under_age'], true)
  const isMail = useSignInState(selectNumber)?.email !== undefined
  const form = useForm<NewPatient, NamesField, NamesFault>({
    check: () =>
      Promise.resolve(
        checkNames(
          { ...selectAnswers(signIn.getSnapshot()), ...(isMail && { email: '' }), ...latest.current },
          dayIn(new Date(now()), Intl.DateTimeFormat().resolvedOptions().timeZone),
        ),
      ),
    onPassed: (patient) => signIn.send({ type: 'names.given', patient }),
    onRefused: refuse,
  })
  const errorOf = (name: NamesField) => {
    const fault = form.faults[name]
    if (!fault)
      return name === 'password' && problem === 'password_refused'
        ? intl.formatMessage(problemMessages.password_refused)
        : undefined
    const max = name === 'password' ? passwordLength.most : longestText.firstName
    return intl.formatMessage(faultMessages[fault], { max, least: passwordLength.least })
  }
  const isMinor = form.faults.birthday === 'minor' || problem === 'under_age'
  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    name,
    label: intl.formatMessage(labels[name]),
    value: answers[name],
    error: errorOf(name),
    maxLength: roomFor(longestText[name]),
    onChange: (value: string) => {
      signIn.send({ type: 'answers.changed', answers: { [name]: value } })
      void form.changed()
    },
  })
  const summary = faultSummary(form.wrong, {
    one: (name) => `${intl.formatMessage(labels[name])}: ${errorOf(name) ?? ''}`,
    several: (names) =>
      intl.formatMessage(messages.checkFields, {
        fields: format.list([...new Set(names.map((name) => intl.formatMessage(labels[name])))]),
      }),
  })
  return (
    <AccountStep
      heading={intl.formatMessage(messages.namesHeading)}
      lead={intl.formatMessage(isMail ? messages.namesLeadOfEmail : messages.namesLead)}
    >
      <Form onSubmit={() => void form.submit()}>
        <Stack gap={4}>
          <TextField {...field('firstName')} autoComplete="given-name" dir="auto" />
          <TextField
            {...field('lastName')}
            mark={intl.formatMessage(messages.lastMark)}
            autoComplete="family-name"
            dir="auto"
          />
          <BirthdayField
            name="birthday"
            label={intl.formatMessage(messages.birthday)}
            value={answers.birthday}
            format={answers.dob_format}
            error={isMinor ? intl.formatMessage(messages.minor) : errorOf('birthday')}
            autoComplete="bday"
            onChange={(birthday) => {
              signIn.send({ type: 'answers.changed', answers: birthday })
              void form.changed()
            }}
          />
          {isMail ? null : (
            <TextField
              {...field('email')}
              mark={intl.formatMessage(messages.optional)}
              type="email"
              inputMode="email"
              autoComplete="email"
              dir="ltr"
            />
          )}
          <UsernameField />
          <PasswordField
            name="password"
            label={intl.formatMessage(messages.newPassword)}
            mark={intl.formatMessage(messages.optional)}
            hint={intl.formatMessage(messages.newPasswordHint, { least: passwordLength.least })}
            showLabel={intl.formatMessage(messages.showPassword)}
            autoComplete="new-password"
            value={password}
            onChange={(typed) => {
              latest.current.password = typed
              setPassword(typed)
              void form.changed()
            }}
            error={errorOf('password')}
          />
          <ConsentBoxes
            agreed={agreed}
            errorOf={errorOf}
            onChange={(given) => {
              latest.current.agreed = given
              setAgreed(given)
              void form.changed()
            }}
          />
          {isMinor ? (
            <MinorNote />
          ) : (
            <div>
              <PressNotice refusal={toRefusal(summary)} />
              <NetworkButton type="submit" size="large" block busy={isBusy}>
                {intl.formatMessage(messages.join)}
              </NetworkButton>
            </div>
          )}
        </Stack>
      </Form>
    </AccountStep>
  )
}

const labels: Record<NamesField, MessageDescriptor> = {
  firstName: messages.first,
  lastName: messages.last,
  birthday: messages.birthday,
  email: messages.email,
  password: messages.newPassword,
  terms: messages.agreements,
  health_data: messages.agreements,
}

const faultMessages: Record<NamesFault, MessageDescriptor> = {
  required: messages.required,
  name: messages.nameWrong,
  tooLong: messages.tooLong,
  birthday: messages.birthdayWrong,
  birthdayParts: messages.birthdayParts,
  minor: messages.minor,
  email: messages.emailWrong,
  short: messages.passwordShort,
  agreement: messages.agreementNeeded,
}
