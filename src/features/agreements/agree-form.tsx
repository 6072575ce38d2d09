import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Account, ConsentsRequest } from '#contract/account'
import type { ConsentKind } from '#contract/consents'
import { Problem } from '#contract/problem'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { BirthdayField } from '#src/features/person/birthday-field.tsx'
import { dayIn } from '#src/features/slot-picker/part-of-day.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { accountQuery } from '#src/queries/account.ts'
import { showAnswer } from '#src/queries/show-answer.ts'
import { eventsQuery, settingsOf } from '#src/queries/own-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Stack } from '#src/ui/layout.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { messages } from './agreements.messages.ts'
import { checkAgreement, type AgreementFault, type AgreementField, type TypedAgreement } from './check-agreement.ts'
import { ConsentBoxes } from './consent-boxes.tsx'
import { missingConsents } from './missing-consents.ts'

type AgreeFormProps = {
  account: Pick<Account, 'consents' | 'birthday'>
  onDone?: () => void
  /** The way to do it another time, where there is one. */
  onLater?: () => void
}

/** What an account needs and does not have: the consents first, and the birthday. Nothing for one that has all of it. */
export function AgreeForm({ account, onDone, onLater }: AgreeFormProps) {
  const intl = useIntl()
  const kinds = missingConsents(account)
  const [typed, setTyped] = useState<TypedAgreement>({ agreed: [], birthday: '', dob_format: 'gregorian' })
  const latest = useRef(typed)
  const [attempt, setAttempt] = useState(0)
  const giving = useGiving(onDone)
  const needsBirthday = account.birthday === undefined
  const form = useForm<ConsentsRequest, AgreementField, AgreementFault>({
    check: () =>
      Promise.resolve(
        checkAgreement(latest.current, {
          ...{ kinds, needsBirthday },
          today: dayIn(new Date(now()), Intl.DateTimeFormat().resolvedOptions().timeZone),
        }),
      ),
    onPassed: (values) => giving.mutate(values),
    onRefused: () => setAttempt((count) => count + 1),
  })
  if (kinds.length === 0) return null
  const change = (changed: Partial<TypedAgreement>) => {
    latest.current = { ...latest.current, ...changed }
    setTyped(latest.current)
    giving.reset()
    void form.changed()
  }
  const errorOf = (name: AgreementField) => {
    const fault = form.faults[name]
    return fault && intl.formatMessage(faultMessages[fault])
  }
  const refused = giving.error && intl.formatMessage(problemMessages[codeOf(giving.error)])
  const said = form.wrong.length > 0 ? intl.formatMessage(messages.check) : refused
  return (
    <Form onSubmit={() => void form.submit()}>
      <Stack gap={4}>
        <ConsentBoxes
          kinds={kinds}
          agreed={typed.agreed}
          errorOf={errorOf}
          onChange={(agreed: ConsentKind[]) => change({ agreed })}
        />
        {needsBirthday ? (
          <BirthdayField
            name="birthday"
            label={intl.formatMessage(messages.birthday)}
            value={typed.birthday}
            format={typed.dob_format}
            error={errorOf('birthday')}
            autoComplete="bday"
            onChange={change}
          />
        ) : null}
        <div>
          <PressNotice refusal={said ? { text: said, attempt: attempt + giving.failureCount } : undefined} />
          <Stack gap={2}>
            <NetworkButton type="submit" block busy={giving.isPending}>
              {intl.formatMessage(messages.agree)}
            </NetworkButton>
            {onLater ? (
              <Button tone="quiet" block onClick={onLater}>
                {intl.formatMessage(messages.later)}
              </Button>
            ) : null}
          </Stack>
        </div>
      </Stack>
    </Form>
  )
}

/** Stores what was agreed to; the account of the answer is the one that every page knows from then on. */
function useGiving(onDone: (() => void) | undefined) {
  const app = useApp()
  const intl = useIntl()
  const toast = useToast()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (values: ConsentsRequest) => (await settingsOf(app)).giveConsents(values),
    onSuccess: async (account) => {
      await showAnswer(queryClient, accountQuery(app).queryKey, account)
      toast(intl.formatMessage(messages.agreed))
      onDone?.()
      return queryClient.invalidateQueries({ queryKey: eventsQuery(app).queryKey })
    },
  })
}

const codeOf = (error: Error) => (error instanceof Problem ? error.code : 'unexpected')

const faultMessages: Record<AgreementFault, MessageDescriptor> = {
  agreement: messages.needed,
  birthday: messages.birthdayWrong,
  birthdayParts: messages.birthdayParts,
  minor: messages.minor,
}
