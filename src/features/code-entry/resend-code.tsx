import { useState } from 'react'
import type { SecondChannel } from '#contract/appointment'
import { useApp } from '#src/context/app-context.ts'
import { useNetworkNeed } from '#src/features/needs-network/use-network-need.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { countdown, useSecondsUntil } from '#src/i18n/use-seconds-until.ts'
import { TextButton } from '#src/ui/button.tsx'
import { Inline, Text } from '#src/ui/layout.tsx'
import { messages } from './code.messages.ts'
import { focusOnCode } from './use-code-entry.ts'

export type ResendCodeProps = {
  resendAt: string | undefined
  canResend: boolean
  /** By a text message or a mail, as the first one, or by the other way that the platform has. */
  onResend: (by: { channel?: 'second' }) => void
  isMail?: boolean
}

/** Asks for another code, once it may be asked for; until then, the time that is left. */
export function ResendCode({ resendAt, canResend, onResend, isMail = false }: ResendCodeProps) {
  const intl = useIntl()
  const { second_channel: second } = useApp().init.capabilities
  const { need, hint } = useNetworkNeed()
  const seconds = useSecondsUntil(resendAt)
  // Until when the code before had to be waited for, where the next one was asked for by the other way.
  const [requestedAfter, setRequestedAfter] = useState<string>()
  const resend = (by: { channel?: 'second' }) => {
    setRequestedAfter(by.channel && resendAt)
    onResend(by)
    // The button is replaced by the time until the next code.
    focusOnCode()
  }
  const isComing = second !== undefined && requestedAfter !== undefined && requestedAfter !== resendAt
  return (
    <div>
      <div role="status">{isComing ? <p>{intl.formatMessage(comings[second])}</p> : null}</div>
      {canResend ? (
        <Inline gap={4} wrap>
          <TextButton {...need} onClick={() => resend({})}>
            {intl.formatMessage(messages.resend)}
          </TextButton>
          {second && !isMail ? (
            <TextButton {...need} onClick={() => resend({ channel: 'second' })}>
              {intl.formatMessage(asks[second])}
            </TextButton>
          ) : null}
          {hint}
        </Inline>
      ) : (
        <Text as="p" tone="quiet" numbers>
          {intl.formatMessage(messages.wait, { time: countdown(seconds) })}
        </Text>
      )}
    </div>
  )
}

const asks = { voice: messages.callInstead, message: messages.otherWay } satisfies Record<SecondChannel, unknown>
const comings = { voice: messages.calling, message: messages.onItsWay } satisfies Record<SecondChannel, unknown>
