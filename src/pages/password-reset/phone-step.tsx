import { useEffect } from 'react'
import { codeRegionsOf } from '#contract/code-regions'
import type { ProblemCode } from '#contract/problem'
import {
  selectAnswers,
  selectIsBusy,
  selectIsInterrupted,
  selectProblem,
} from '#machines/password-reset/password-reset.selectors'
import type { PhoneAnswers } from '#machines/password-reset/password-reset.types'
import type { PhoneNumber } from '#machines/phone-code/phone-code.types'
import { useApp } from '#src/context/app-context.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useCallingCodes } from '#src/features/phone/calling-codes.ts'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Note } from '#src/ui/note.tsx'
import { isLikeEmail, PhoneField } from '#src/ui/phone-field.tsx'
import { checkPhone, type PhoneFault } from './check-phone.ts'
import { useReset, useResetSelector } from './reset-context.ts'
import { ResetStep } from './reset-step.tsx'
import { messages } from './reset.messages.ts'
import * as css from './reset.css.ts'
import { useRefusal } from './use-refusal.ts'

const faultMessages: Record<PhoneFault, MessageDescriptor> = {
  invalid: messages.phoneInvalid,
  notServed: messages.phoneNotServed,
  email: messages.emailInvalid,
}

/** Refusals of the number itself: shown at its field. One that the platform does not explain is an invalid number. */
const refusals: Partial<Record<ProblemCode, MessageDescriptor>> = {
  phone_invalid: messages.phoneInvalid,
  validation_failed: messages.phoneInvalid,
  bad_request: messages.phoneInvalid,
  phone_country_not_served: messages.phoneNotServed,
  phone_not_mobile: problemMessages.phone_not_mobile,
}
const refusedCodes = Object.keys(refusals) as ProblemCode[]

/** First step: the phone of the account, or its email where the deployment sends mails. */
export function PhoneStep() {
  const intl = useIntl()
  const reset = useReset()
  const { phone, phoneRegion } = useResetSelector(selectAnswers)
  const isBusy = useResetSelector(selectIsBusy)
  const isInterrupted = useResetSelector(selectIsInterrupted)
  const problem = useResetSelector(selectProblem)
  const codes = useCallingCodes()
  const { capabilities, settings } = useApp().init
  const orEmail = capabilities.email ?? false
  const regions = codeRegionsOf(settings.whitelabel_configs)
  const { refuse, toRefusal } = useRefusal(refusedCodes, true)
  const refused = problem && refusals[problem.code]

  useEffect(() => {
    if (refused) focusOn(fieldNamed('phone'))
  }, [refused])
  // Loaded while the number is typed: the network may be gone by its end.
  useEffect(() => void loadPhones(), [])

  const form = useForm<PhoneNumber, 'phone', PhoneFault>({
    check: () => checkPhone(selectAnswers(reset.getSnapshot()), { regions, orEmail }),
    onPassed: (number) =>
      reset.send(
        number.email === undefined ? { type: 'phone.given', number } : { type: 'email.given', email: number.email },
      ),
    onRefused: refuse,
  })
  const change = (answers: Partial<PhoneAnswers>) => {
    reset.send({ type: 'phone.changed', answers })
    void form.changed()
  }
  const fault = form.faults.phone ? faultMessages[form.faults.phone] : refused
  const error = fault && intl.formatMessage(fault)
  const isMail = orEmail && isLikeEmail(phone)
  return (
    <Form className={css.screen} onSubmit={() => void form.submit()}>
      <ResetStep
        heading={intl.formatMessage(orEmail ? messages.contactHeading : messages.phoneHeading)}
        detail={intl.formatMessage(orEmail ? messages.contactWhy : messages.phoneWhy)}
        refusal={toRefusal(
          error ?? (form.isUnchecked && intl.formatMessage(messages.phoneNotChecked)),
          isMail ? { codes_of_phone_limit: intl.formatMessage(messages.linksOver) } : {},
        )}
        action={
          <NetworkButton type="submit" size="bar" block busy={isBusy}>
            {intl.formatMessage(isMail ? messages.sendLink : messages.sendCode)}
          </NetworkButton>
        }
      >
        {isInterrupted ? <Note role="status">{intl.formatMessage(messages.interrupted)}</Note> : null}
        <PhoneField
          name="phone"
          orEmail={orEmail}
          dir="ltr"
          label={intl.formatMessage(orEmail ? messages.contact : messages.phone)}
          codeLabel={intl.formatMessage(messages.phoneCountry)}
          codes={codes}
          region={phoneRegion}
          onRegionChange={(region) => change({ phoneRegion: region })}
          value={phone}
          onChange={(text) => change({ phone: text })}
          readOnly={isBusy}
          error={error}
        />
      </ResetStep>
    </Form>
  )
}
