import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Account } from '#contract/account'
import { codeRegionsOf } from '#contract/code-regions'
import { longestText } from '#contract/text-limits'
import { selectAnswers, selectIsBusy, selectProblem } from '#machines/contact-change/contact-change.selectors'
import type { ContactAnswers } from '#machines/contact-change/contact-change.types'
import type { PhoneNumber } from '#machines/phone-code/phone-code.types'
import { useApp } from '#src/context/app-context.ts'
import { useCallingCodes } from '#src/features/phone/calling-codes.ts'
import { loadPhones } from '#src/features/phone/load-phones.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { roomFor } from '#src/ui/form/faults.ts'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { PhoneField } from '#src/ui/phone-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { messages } from '../profile.messages.ts'
import { checkContact, type ContactFault } from './check-contact.ts'
import type { ContactKind } from './contact-draft.ts'
import type { ContactChange } from './use-contact-change.ts'
import { useContactRefusal } from './use-contact-refusal.ts'

type Props = { kind: ContactKind; account: Account; change: ContactChange }

/** First step: the new phone or email. */
export function ContactStep({ kind, account, change }: Props) {
  const intl = useIntl()
  const { settings } = useApp().init
  const regions = codeRegionsOf(settings.whitelabel_configs)
  const answers = useSelector(change, selectAnswers)
  const isBusy = useSelector(change, selectIsBusy)
  const problem = useSelector(change, selectProblem)
  const codes = useCallingCodes()
  const { refuse, toRefusal } = useContactRefusal(change, refusedContacts, true)
  const refused = refusedContacts.find((code) => code === problem?.code)
  useEffect(() => {
    if (kind === 'phone') void loadPhones()
  }, [kind])
  useEffect(() => {
    if (refused) focusOn(fieldNamed('contact'))
  }, [refused])

  const form = useForm<PhoneNumber, 'contact', ContactFault>({
    check: () => checkContact(selectAnswers(change.getSnapshot()), { kind, account, regions }),
    onPassed: (contact) => change.send({ type: 'contact.given', contact }),
    onRefused: refuse,
  })
  const type = (changed: Partial<ContactAnswers>) => {
    change.send({ type: 'answers.changed', answers: changed })
    void form.changed()
  }
  const textOf = () => {
    if (form.faults.contact) return intl.formatMessage(faultMessages[form.faults.contact])
    if (refused === 'account_exists')
      return intl.formatMessage(kind === 'phone' ? messages.phoneTaken : messages.emailTaken)
    return refused && intl.formatMessage(problemMessages[refused])
  }
  const error = textOf()
  const field = { name: 'contact', value: answers.text, readOnly: isBusy, error, dir: 'ltr' } as const
  return (
    <Form onSubmit={() => void form.submit()}>
      <Stack gap={4}>
        <Text as="p" tone="quiet">
          {intl.formatMessage(kind === 'phone' ? messages.newPhoneLead : messages.newEmailLead)}
        </Text>
        {kind === 'phone' ? (
          <PhoneField
            {...field}
            label={intl.formatMessage(messages.phone)}
            codeLabel={intl.formatMessage(messages.country)}
            codes={codes}
            region={answers.phoneRegion}
            onRegionChange={(phoneRegion) => type({ phoneRegion })}
            onChange={(text) => type({ text })}
          />
        ) : (
          <TextField
            {...field}
            label={intl.formatMessage(messages.email)}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={roomFor(longestText.email)}
            onChange={(text) => type({ text })}
          />
        )}
        <div>
          <PressNotice
            refusal={toRefusal(
              error ?? (form.isUnchecked ? intl.formatMessage(problemMessages.unavailable) : undefined),
            )}
          />
          <Button type="submit" size="large" block busy={isBusy}>
            {intl.formatMessage(messages.sendCode)}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}

/** Refusals of the contact itself: shown at its field. */
const refusedContacts = ['account_exists', 'phone_invalid', 'phone_country_not_served', 'phone_not_mobile'] as const

const faultMessages: Record<ContactFault, MessageDescriptor> = {
  required: messages.errorRequired,
  phone: messages.errorPhone,
  notServed: problemMessages.phone_country_not_served,
  samePhone: messages.errorSamePhone,
  email: messages.errorEmail,
  sameEmail: messages.errorSameEmail,
}
