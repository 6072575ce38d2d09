import { Banknote, CreditCard, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { walletOf } from '#machines/payment/payment-outlook'
import { selectIsBusy, selectProblem } from '#machines/payment/payment.selectors'
import { walletNames } from '#src/features/wallets/wallet-names.ts'
import { useFormat } from '#src/i18n/format.ts'
import { BackSentence } from '#src/features/visit-payment/back-sentence.tsx'
import { useOtherAmount } from '#src/features/visit-payment/use-other-amount.ts'
import { problemMessages } from '#src/i18n/problem.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { useShownCode } from '#src/page-load/use-shown-code.ts'
import { BottomBar } from '#src/ui/bottom-bar.tsx'
import { Button } from '#src/ui/button.tsx'
import { RadioRows, type Choice } from '#src/ui/choice.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Stack, Text, Wrap } from '#src/ui/layout.tsx'
import { Note } from '#src/ui/note.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { Payment, useAwaited } from './payment-context.ts'
import { GiveUp } from './give-up.tsx'
import { messages } from './payment.messages.ts'
import { StepHeading } from '#src/ui/step-heading.tsx'
import { useWays, type Way } from './use-ways.ts'
import { WalletButton } from './wallet-button.tsx'
import * as css from './payment.css.ts'

/** The ways to pay, while the time is held: for a visit that is not paid yet, and after the bank said no. */
export function DueStep({ isDeclined }: { isDeclined: boolean }) {
  const intl = useIntl()
  const format = useFormat()
  const isOnline = useOnline()
  const isBusy = Payment.useSelector(selectIsBusy)
  const visit = useAwaited()
  const choices = useChoices(isDeclined)
  const { way, choose, press } = usePress()
  const amount = format.money(visit.payment?.amount ?? visit.fee)
  const until = visit.payment?.pay_until
  const wallet = walletOf(way)
  const otherAmount = useOtherAmount(visit)
  return (
    <>
      <Wrap width="narrow">
        <div className={css.step}>
          <Stack gap={5}>
            <Stack gap={2}>
              <StepHeading>
                {intl.formatMessage(isDeclined ? messages.declinedHeading : messages.dueHeading)}
              </StepHeading>
              {isDeclined ? null : (
                <Text as="p" tone="quiet">
                  {intl.formatMessage(messages.dueLead)}
                </Text>
              )}
            </Stack>
            {isDeclined ? (
              <Note kind="danger" role="alert" icon={CreditCard} title={intl.formatMessage(messages.declinedTitle)}>
                {intl.formatMessage(messages.declinedWhy)}
              </Note>
            ) : null}
            {otherAmount ? (
              <Note kind="warning">
                <p>{otherAmount}</p>
                <BackSentence visit={visit} />
              </Note>
            ) : null}
            <RadioRows
              legend={intl.formatMessage(messages.dueHeading)}
              hideLegend
              options={choices}
              value={way}
              onChange={choose}
            />
            {isOnline ? null : <Note kind="warning">{intl.formatMessage(messages.offlineWhy)}</Note>}
            {until ? (
              <Text as="p" tone="quiet" size="1" numbers>
                {intl.formatMessage(messages.held, {
                  time: format.time(visit.start, visit.time_zone),
                  until: format.time(until, visit.time_zone),
                })}
              </Text>
            ) : null}
            <GiveUp />
            <VisuallyHidden>
              <span role="status">{isBusy ? intl.formatMessage(messages.working) : null}</span>
            </VisuallyHidden>
          </Stack>
        </div>
      </Wrap>
      <BottomBar>
        <Wrap width="narrow">
          <Refused />
          {wallet ? (
            <WalletButton wallet={wallet} amount={amount} busy={isBusy} onClick={press} />
          ) : (
            <Button size="bar" block busy={isBusy} onClick={press}>
              {isAtVisit(way) ? intl.formatMessage(messages.bookUnpaid) : intl.formatMessage(messages.pay, { amount })}
            </Button>
          )}
        </Wrap>
      </BottomBar>
    </>
  )
}

/** Why the last press was refused. */
function Refused() {
  const intl = useIntl()
  const problem = Payment.useSelector(selectProblem)
  const code = useShownCode(problem?.code)
  if (!code) return null
  return <PressNotice refusal={{ text: intl.formatMessage(problemMessages[code]), attempt: 0 }} />
}

const isAtVisit = (way: Way) => way === 'at_facility' || way === 'insurance'

function usePress() {
  const payment = Payment.useActorRef()
  const visit = useAwaited()
  const { ways, options } = useWays()
  const [chosen, choose] = useState<Way>()
  const own = visit.payment?.method
  const way = ways.find((one) => one === chosen) ?? ways.find((one) => one === own) ?? ways[0] ?? 'card'
  const press = () => {
    if (way === 'at_facility' || way === 'insurance') payment.send({ type: 'visit.pressed', method: way })
    else if (way === 'card' || !options) payment.send({ type: 'card.pressed' })
    else payment.send({ type: 'wallet.pressed', wallet: { method: way, setup: options.wallets } })
  }
  return { way, choose, press }
}

function useChoices(isDeclined: boolean): Choice<Way>[] {
  const intl = useIntl()
  const { consultation_type: kind } = useAwaited()
  const wallet = { detail: intl.formatMessage(messages.walletDetail), icon: Smartphone }
  const atVisit = {
    label: intl.formatMessage(kind === 'clinic' ? messages.atClinic : messages.afterVisit),
    detail: intl.formatMessage(messages.sameTime),
    icon: Banknote,
  }
  const all: Record<Way, Omit<Choice<Way>, 'value'>> = {
    card: {
      label: intl.formatMessage(isDeclined ? messages.otherCard : messages.card),
      detail: intl.formatMessage(messages.cardDetail),
      icon: CreditCard,
    },
    apple_pay: { label: walletNames.apple_pay, ...wallet },
    google_pay: { label: walletNames.google_pay, ...wallet },
    at_facility: atVisit,
    insurance: atVisit,
  }
  return useWays().ways.map((value) => ({ value, ...all[value] }))
}
