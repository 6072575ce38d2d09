import { useRef, useState, type ReactNode } from 'react'
import { passwordLength } from '#contract/account'
import type { ProblemCode } from '#contract/problem'
import { now } from '#src/clock/server-time.ts'
import { LegalLine } from '#src/features/legal/legal-line.tsx'
import { NetworkButton } from '#src/features/needs-network/network-button.tsx'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import type { GuestProof } from '#src/session/session-store.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import { LinkButton, TextLink } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { Panel, Stack, Text } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { useLatestCallback } from '#src/ui/use-latest-callback.ts'
import { checkFirstPassword, type FirstPasswordFault } from './check-first-password.ts'
import { keepProvenNumber } from './keep-proven-number.ts'
import { messages } from './guest-password.messages.ts'
import { useFirstPassword, useGuestProof } from './use-first-password.ts'

/**
 * Offers an account to a guest whose phone is proven: a password makes it, with the name they booked under (S21). Who booked for somebody else
 * gives their own name where accounts are made. Nothing for anybody else;
 * whose proof ends meanwhile reads so, with the way on.
 */
export function GuestPassword({ isForOther }: { isForOther: boolean }) {
  const intl = useIntl()
  const links = useLinks()
  const viewer = useViewer()
  const proof = useGuestProof()
  const [attempt, setAttempt] = useState(0)
  const refuse = useLatestCallback(() => setAttempt((count) => count + 1))
  const saving = useFirstPassword(refuse)
  if (saving.isDone)
    return (
      <Note
        kind="success"
        role="status"
        title={intl.formatMessage(messages.done)}
        actions={<TextLink href={links.path('dashboard/main')}>{intl.formatMessage(messages.open)}</TextLink>}
      >
        {intl.formatMessage(messages.doneWhy)}
      </Note>
    )
  if (viewer.kind === 'patient' || !proof) return null
  if (Date.parse(proof.expiresAt) <= now()) return <ProofIsOver />
  // Until the page knows who looks at it.
  if (viewer.kind === 'nobody') return null
  if (isForOther) return <OwnAccount proof={proof} />
  return <FirstPassword {...{ proof, saving, attempt, onRefused: refuse }} />
}

/** In place of the offer, while the page stands there: the phone is proven by a new code, where accounts are made. */
function ProofIsOver() {
  const intl = useIntl()
  return (
    <Note role="status" title={intl.formatMessage(messages.ownHeading)} actions={<ToNewCode />}>
      {intl.formatMessage(problemMessages.guest_token_invalid)}
    </Note>
  )
}

function ToNewCode() {
  const intl = useIntl()
  const links = useLinks()
  return <TextLink href={links.path('account/sign-in')}>{intl.formatMessage(messages.ownAction)}</TextLink>
}

/** The way to an account of one's own after a booking for somebody else; the proof of the phone counts there. */
function OwnAccount({ proof }: { proof: GuestProof }) {
  const app = useApp()
  const intl = useIntl()
  const links = useLinks()
  return (
    <Panel as="section">
      <Stack gap={3}>
        <h2>{intl.formatMessage(messages.ownHeading)}</h2>
        <Text as="p" tone="quiet">
          {intl.formatMessage(messages.ownLead)}
        </Text>
        <LinkButton
          href={links.path('account/sign-up')}
          tone="secondary"
          block
          onClick={() => void keepProvenNumber(app, proof)}
        >
          {intl.formatMessage(messages.ownAction)}
        </LinkButton>
      </Stack>
    </Panel>
  )
}

type FirstPasswordProps = {
  proof: GuestProof
  saving: ReturnType<typeof useFirstPassword>
  attempt: number
  onRefused: () => void
}

function FirstPassword({ proof, saving, attempt, onRefused }: FirstPasswordProps) {
  const intl = useIntl()
  const links = useLinks()
  const [password, setPassword] = useState('')
  // What is checked while one types is what has just been typed.
  const latest = useRef(password)
  const form = useForm<string, 'password', FirstPasswordFault>({
    check: () => Promise.resolve(checkFirstPassword(latest.current)),
    onPassed: (passed) => saving.save({ proof, password: passed }),
    onRefused,
  })
  const fault = form.faults.password
  const text = fault
    ? intl.formatMessage(messages[fault], { count: fault === 'long' ? passwordLength.most : passwordLength.least })
    : saving.problem && intl.formatMessage(problemMessages[saving.problem.code])
  const wayOn: Partial<Record<ProblemCode, ReactNode>> = {
    account_exists: <TextLink href={links.path('account/sign-in')}>{intl.formatMessage(messages.signIn)}</TextLink>,
    guest_token_invalid: <ToNewCode />,
  }
  const action = !fault && saving.problem && wayOn[saving.problem.code]
  return (
    <Panel as="section">
      <Form onSubmit={() => void form.submit()}>
        <Stack gap={3}>
          <h2>{intl.formatMessage(messages.heading)}</h2>
          <Text as="p" tone="quiet">
            {intl.formatMessage(messages.lead)}
          </Text>
          {/* Tells password managers whose password it is. */}
          <input
            hidden
            readOnly
            name="username"
            autoComplete="username"
            value={`+${proof.country_code}${proof.phone}`}
          />
          <PasswordField
            name="password"
            label={intl.formatMessage(messages.password)}
            showLabel={intl.formatMessage(messages.show)}
            hint={intl.formatMessage(messages.hint, { count: passwordLength.least })}
            autoComplete="new-password"
            value={password}
            readOnly={saving.isBusy}
            error={fault && text}
            onChange={(typed) => {
              latest.current = typed
              setPassword(typed)
              void form.changed()
            }}
          />
          {/* Pressing the button is the consent. */}
          <Text as="p" size="1" tone="quiet">
            {intl.formatMessage(messages.agreement)}
          </Text>
          <LegalLine message={messages.legal} />
          <div>
            <PressNotice refusal={text ? { text, attempt, action } : undefined} />
            <NetworkButton type="submit" tone="secondary" block busy={saving.isBusy}>
              {intl.formatMessage(messages.save)}
            </NetworkButton>
          </div>
        </Stack>
      </Form>
    </Panel>
  )
}
