import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import {
  selectCanResend,
  selectIsBusy,
  selectProblem,
  selectSent,
  selectUnsentCode,
} from '#machines/own-code/own-code.selectors'
import type { PhoneNumber } from '#machines/phone-code/phone-code.types'
import { CodeEntry } from '#src/features/code-entry/code-entry.tsx'
import { refusedCodes, useCodeEntry } from '#src/features/code-entry/use-code-entry.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useStepRefusal } from '#src/features/refused-call/use-step-refusal.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack } from '#src/ui/layout.tsx'
import type { OwnCode } from './use-own-code.ts'

type OwnCodeFormProps = {
  code: OwnCode
  /** Where it goes. */
  contact: PhoneNumber
  labels: { send: string; confirm: string }
  /** What stands above the field, told how many digits the code has. */
  lead?: (digits: number) => ReactNode
  /** The button is as wide as the form. */
  block?: boolean
  /** Stands above the button, for example the check that a call may wait for. */
  children?: ReactNode
}

/** Sends a code to the patient's own phone or email at a press, and takes it when it has come. */
export function OwnCodeForm(props: OwnCodeFormProps) {
  return useSelector(props.code, selectSent) ? <EnterCode {...props} /> : <RequestCode {...props} />
}

function RequestCode({ code, contact, labels, block = false, children }: OwnCodeFormProps) {
  const isBusy = useSelector(code, selectIsBusy)
  const problem = useSelector(code, selectProblem)
  const { toRefusal } = useStepRefusal({ problem, isMail: contact.email !== undefined, ofForm: true })
  return (
    <Form onSubmit={() => code.send({ type: 'code.requested', contact })}>
      <Stack gap={4}>
        {children}
        <div>
          <PressNotice refusal={toRefusal(undefined)} />
          <NetworkButton type="submit" size="large" block={block} busy={isBusy}>
            {labels.send}
          </NetworkButton>
        </div>
      </Stack>
    </Form>
  )
}

function EnterCode({ code, contact, labels, lead, block = false, children }: OwnCodeFormProps) {
  const isMail = contact.email !== undefined
  const isBusy = useSelector(code, selectIsBusy)
  const sent = useSelector(code, selectSent)
  const problem = useSelector(code, selectProblem)
  const { attempt, refuse, toRefusal } = useStepRefusal({ problem, isMail, elsewhere: refusedCodes })
  const entry = useCodeEntry({
    length: sent?.code_length,
    isMail,
    problem,
    unsent: useSelector(code, selectUnsentCode),
    onGive: (typed) => code.send({ type: 'code.given', code: typed }),
    attempt,
    onRefused: refuse,
  })
  return (
    <Form onSubmit={entry.press}>
      <Stack gap={4}>
        {lead?.(entry.field.length)}
        <CodeEntry
          field={entry.field}
          isBusy={isBusy}
          resendAt={sent?.resend_at}
          isMail={isMail}
          canResend={useSelector(code, selectCanResend)}
          onResend={(by) => code.send({ type: 'code.resend_requested', ...by })}
        />
        {children}
        <div>
          <PressNotice refusal={toRefusal(entry.short, entry.texts)} />
          <NetworkButton type="submit" size="large" block={block} busy={isBusy}>
            {labels.confirm}
          </NetworkButton>
        </div>
      </Stack>
    </Form>
  )
}
