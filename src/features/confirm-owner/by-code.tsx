import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { CaptchaSlot } from '#src/features/captcha/captcha-slot.tsx'
import { OwnCodeForm } from '#src/features/own-code/own-code-form.tsx'
import { ownContact, type OwnContacts } from '#src/features/own-code/own-contact.ts'
import { useOwnCode } from '#src/features/own-code/use-own-code.ts'
import { ShownPhone } from '#src/features/phone/shown-phone.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { messages } from './confirm-owner.messages.ts'
import { provideOwnerCode } from './provide-owner-code.ts'

/** By a code to the account's phone, or to its email where it has none. `isRequested`: the patient has asked for it already. */
export function ByCode({
  account,
  isRequested,
  onConfirmed,
}: {
  account: OwnContacts
  isRequested: boolean
  onConfirmed: () => void
}) {
  const app = useApp()
  const intl = useIntl()
  const code = useOwnCode(() => provideOwnerCode(app), onConfirmed)
  useEffect(() => {
    if (isRequested) code.send({ type: 'code.requested', contact: ownContact(account) })
  }, [isRequested, code, account])
  const contact = ownContact(account)
  const to = contact.email === undefined ? <ShownPhone {...contact} /> : <bdi dir="ltr">{contact.email}</bdi>
  return (
    <OwnCodeForm
      block
      code={code}
      contact={contact}
      labels={{ send: intl.formatMessage(messages.send), confirm: intl.formatMessage(messages.confirm) }}
      lead={(count) => <p>{intl.formatRich(messages.sentTo, { count, to })}</p>}
    >
      <CaptchaSlot />
    </OwnCodeForm>
  )
}
