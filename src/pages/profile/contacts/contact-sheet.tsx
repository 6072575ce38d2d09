import { useSelector } from '@xstate/react'
import type { Account } from '#contract/account'
import { selectContact, selectProblem, selectStep } from '#machines/contact-change/contact-change.selectors'
import type { ContactDraft } from '#machines/contact-change/contact-change.types'
import { ConfirmOwner } from '#src/features/confirm-owner/confirm-owner.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from '../profile.messages.ts'
import { ContactCodeStep } from './contact-code-step.tsx'
import type { ContactKind } from './contact-draft.ts'
import { ContactStep } from './contact-step.tsx'
import { useContactChange } from './use-contact-change.ts'

type Props = { kind: ContactKind; account: Account; draft: ContactDraft | undefined; onClose: () => void }

/**
 * A new phone or email: typed, sent a code, and confirmed by it. Where the sign-in is too long ago the patient shows first that it is them.
 * Closing gives nothing up: it opens where it was left.
 */
export function ContactSheet({ kind, account, draft, onClose }: Props) {
  const intl = useIntl()
  const toast = useToast()
  const change = useContactChange({
    kind,
    draft,
    onChanged: () => {
      toast(intl.formatMessage(kind === 'phone' ? messages.phoneChanged : messages.emailChanged))
      onClose()
    },
  })
  const step = useSelector(change, selectStep)
  const contact = useSelector(change, selectContact)
  const needsConfirmation = useSelector(change, (state) => selectProblem(state)?.code === 'confirmation_needed')
  if (needsConfirmation && contact)
    return (
      <ConfirmOwner
        account={account}
        onClose={onClose}
        onConfirmed={() =>
          change.send(step === 'code' ? { type: 'code.resend_requested' } : { type: 'contact.given', contact })
        }
      />
    )
  return (
    <Sheet title={intl.formatMessage(kind === 'phone' ? messages.newPhone : messages.newEmail)} open onClose={onClose}>
      {step === 'contact' ? <ContactStep {...{ kind, account, change }} /> : <ContactCodeStep {...{ kind, change }} />}
    </Sheet>
  )
}
