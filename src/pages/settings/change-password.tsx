import { useEffect, useRef, useState } from 'react'
import { passwordLength } from '#contract/account'
import { useConfirmed } from '#src/features/confirm-owner/use-confirmed.tsx'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { SettingsCopy } from '#src/session/to-own-copies.ts'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Stack, Text } from '#src/ui/layout.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useLatestCallback } from '#src/ui/use-latest-callback.ts'
import { checkChange, type ChangeFault, type TypedChange } from './check-change.ts'
import { messages } from './settings.messages.ts'
import { useChangePassword, type Change } from './use-change-password.ts'
import { useWrongOld } from './use-wrong-old.ts'

type Props = { account: SettingsCopy; onClose: () => void }

/**
 * The old password and the new one, twice (C30, V05, V06). What is typed is in this component alone, and gone with it. For a first password
 * the patient shows that it is them, where their sign-in is too long ago.
 */
export function ChangePassword({ account, onClose }: Props) {
  const intl = useIntl()
  const [typed, setTyped] = useState<TypedChange>({ oldPassword: '', newPassword: '', confirmPassword: '' })
  const latest = useRef(typed)
  const [attempt, setAttempt] = useState(0)
  const refuse = () => setAttempt((count) => count + 1)
  const confirmed = useConfirmed(account)
  const changing = useChangePassword({
    onDone: onClose,
    onRefused: (failure, change) => {
      if (!confirmed.ifNeeded(failure, () => changing.change(change))) refuse()
    },
  })
  const wrongOld = useWrongOld(changing.problem)
  const isRefused = changing.problem?.code === 'password_refused'
  useEffect(() => {
    if (wrongOld) focusOn(fieldNamed('oldPassword'))
    if (isRefused) focusOn(fieldNamed('newPassword'))
  }, [wrongOld, isRefused, attempt])

  const form = useForm<Change, keyof TypedChange, ChangeFault>({
    check: async () => checkChange(latest.current, account.has_password),
    onPassed: changing.change,
    onRefused: refuse,
  })
  const type = useLatestCallback((changed: Partial<TypedChange>) => {
    latest.current = { ...latest.current, ...changed }
    setTyped(latest.current)
    changing.forget()
    void form.changed()
  })
  const errorOf = (name: keyof TypedChange) => {
    const fault = form.faults[name]
    if (fault) return intl.formatMessage(faultMessages[fault].message, { count: faultMessages[fault].count })
    if (name === 'oldPassword') return wrongOld
    return name === 'newPassword' && isRefused ? intl.formatMessage(problemMessages.password_refused) : undefined
  }
  const field = (name: keyof TypedChange) => ({
    name,
    value: typed[name],
    error: errorOf(name),
    readOnly: changing.isBusy,
    onChange: (text: string) => type({ [name]: text }),
  })
  const [first] = form.wrong
  const text =
    (first && errorOf(first)) ??
    wrongOld ??
    (changing.problem && intl.formatMessage(problemMessages[changing.problem.code]))
  if (confirmed.sheet) return confirmed.sheet
  return (
    <Sheet title={intl.formatMessage(account.has_password ? messages.change : messages.set)} open onClose={onClose}>
      <Form onSubmit={() => void form.submit()}>
        <Stack gap={4}>
          {/* Tells password managers whose password it is. */}
          <input
            hidden
            readOnly
            name="username"
            autoComplete="username"
            value={account.phone ? `+${account.country_code}${account.phone}` : (account.email ?? '')}
          />
          {account.has_password ? (
            <PasswordField
              {...field('oldPassword')}
              autoComplete="current-password"
              label={intl.formatMessage(messages.oldPassword)}
              showLabel={intl.formatMessage(messages.showOld)}
            />
          ) : null}
          <PasswordField
            {...field('newPassword')}
            autoComplete="new-password"
            label={intl.formatMessage(messages.newPassword)}
            showLabel={intl.formatMessage(messages.showNew)}
            hint={intl.formatMessage(messages.length, { count: passwordLength.least })}
          />
          <PasswordField
            {...field('confirmPassword')}
            autoComplete="new-password"
            label={intl.formatMessage(messages.confirmPassword)}
            showLabel={intl.formatMessage(messages.showConfirm)}
          />
          <Text as="p" tone="quiet" size="1">
            {intl.formatMessage(account.phone ? messages.changeEnds : messages.changeEndsMailed)}
          </Text>
          <div>
            <PressNotice refusal={text ? { text, attempt } : undefined} />
            <NetworkButton type="submit" size="large" block busy={changing.isBusy}>
              {intl.formatMessage(messages.savePassword)}
            </NetworkButton>
          </div>
        </Stack>
      </Form>
    </Sheet>
  )
}

const faultMessages: Record<ChangeFault, { message: MessageDescriptor; count: number }> = {
  oldRequired: { message: messages.oldRequired, count: 0 },
  required: { message: messages.required, count: 0 },
  unequal: { message: messages.unequal, count: 0 },
  short: { message: messages.short, count: passwordLength.least },
  long: { message: messages.long, count: passwordLength.most },
}
