import { useEffect, useState } from 'react'
import {
  selectIsLinkOver,
  selectReturnPath,
  selectScreen,
  type ResetScreen,
} from '#machines/password-reset/password-reset.selectors'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { AppBar } from '#src/shell/app-bar.tsx'
import { CodeStep } from './code-step.tsx'
import { DoneStep } from './done-step.tsx'
import { LinkOverStep } from './link-over-step.tsx'
import { openReset } from './open-reset.ts'
import { MailedStep } from './mailed-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { ResetContext, useResetSelector, type PasswordReset } from './reset-context.ts'
import { messages } from './reset.messages.ts'
import * as css from './reset.css.ts'
import { useResetAddress } from './use-reset-address.ts'
import { useReturn } from './use-return.ts'

/** The reset of a forgotten password, at both of its addresses (R10, R11). */
export function PasswordResetPage() {
  const app = useApp()
  const [reset, setReset] = useState<PasswordReset>()
  useEffect(() => {
    let isShown = true
    void openReset(app).then((opened) => isShown && setReset(opened))
    return () => void (isShown = false)
  }, [app])
  useEffect(() => blockUpdates('password-reset'), [])
  return reset ? (
    <ResetContext value={reset}>
      <Screen />
    </ResetContext>
  ) : (
    <Frame>
      <main id="main" className={css.screen} aria-busy />
    </Frame>
  )
}

const numbers: Record<ResetScreen, number> = { forget: 1, mailed: 2, confirm: 2, update: 3, success: 4 }

function Screen() {
  const screen = useResetSelector(selectScreen)
  const goBack = useResetAddress()
  useReturn(useResetSelector(selectReturnPath) !== undefined)
  return (
    <Frame step={numbers[screen]} onBack={goBack}>
      <main id="main" key={screen} className={css.screen}>
        {screen === 'forget' ? <PhoneStep /> : null}
        {screen === 'mailed' ? <MailedStep /> : null}
        {screen === 'confirm' ? <CodeStep /> : null}
        {screen === 'update' ? <UpdateStep /> : null}
        {screen === 'success' ? <DoneStep /> : null}
      </main>
    </Frame>
  )
}

/** The new password, or why the link sets none. */
export function UpdateStep() {
  return useResetSelector(selectIsLinkOver) ? <LinkOverStep /> : <PasswordStep />
}

function Frame({ step, onBack, children }: { step?: number; onBack?: () => void; children: React.ReactNode }) {
  const intl = useIntl()
  return (
    <>
      <AppBar
        title={intl.formatMessage(messages.title)}
        width="narrow"
        {...(step ? { step: { now: step, of: 4 } } : {})}
        {...(onBack ? { onBack } : {})}
      />
      {children}
    </>
  )
}
