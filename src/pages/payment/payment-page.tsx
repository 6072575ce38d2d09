import { useEffect, useMemo, useRef } from 'react'
import { selectAppointment, selectScreen } from '#machines/payment/payment.selectors'
import { useApp } from '#src/context/app-context.ts'
import { AppointmentFrame } from '#src/features/appointment/appointment-page.tsx'
import { NotLoaded, NotOpened } from '#src/features/appointment/appointment-states.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { blockUpdates } from '#src/page-load/safe-moment.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { useGo } from '#src/routes/go.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { AppBar } from '#src/shell/app-bar.tsx'
import { Stack, Wrap } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { DueStep } from './due-step.tsx'
import { ExpiredStep } from './expired-step.tsx'
import { LeavingStep } from './leaving-step.tsx'
import { OfflineStep } from './offline-step.tsx'
import { PaidStep } from './paid-step.tsx'
import { params } from './payment-address.ts'
import { AppointmentContext, Payment } from './payment-context.ts'
import { messages } from './payment.messages.ts'
import { providePayment } from './provide-payment.ts'
import { RefundedStep } from './refunded-step.tsx'
import { TimeoutStep } from './timeout-step.tsx'
import { VisitLine } from './visit-line.tsx'
import * as css from './payment.css.ts'

/** The payment of a visit that awaits it (R07): on the way to the provider, and back from it. */
export function PaymentPage() {
  const app = useApp()
  const { search } = usePage()
  const id = search[params.appointment] ?? ''
  const machine = useMemo(() => providePayment(app), [app])
  useEffect(() => blockUpdates('payment'), [])
  if (id === '') return <Foreign />
  const input = {
    appointmentId: id,
    isEager: search[params.now] === '1',
    isBack: search[params.back] === '1',
  }
  return (
    <Payment.Provider key={id} logic={machine} options={{ input }}>
      <ForgetNow />
      <HearBrowser />
      <Screen />
    </Payment.Provider>
  )
}

function Screen() {
  const links = useLinks()
  const go = useGo()
  const payment = Payment.useActorRef()
  const screen = Payment.useSelector(selectScreen)
  const appointment = Payment.useSelector(selectAppointment)
  const isBooked = appointment?.status === 'booked'
  const own = appointment && (isBooked ? links.confirmed(appointment.id) : links.appointment(appointment.id))
  useEffect(() => {
    if (screen === 'settled' && own) go(own, { replace: true })
  }, [screen, own, go])
  if (screen === 'foreign') return <Foreign />
  if (!appointment || screen === 'settled')
    return (
      <Frame>
        {screen === 'offline' ? <OfflineStep /> : null}
        {screen === 'failed' ? <NotLoaded onRetry={() => payment.send({ type: 'answer.requested' })} /> : null}
        {screen === 'asking' || screen === 'settled' ? <PaymentSkeleton /> : null}
      </Frame>
    )
  return (
    <AppointmentContext value={appointment}>
      <Bar back={links.appointment(appointment.id)} />
      {screen === 'paid' ? null : <VisitLine />}
      <main id="main" key={screen} className={css.screen}>
        {screen === 'due' || screen === 'declined' ? <DueStep isDeclined={screen === 'declined'} /> : null}
        {screen === 'leaving' ? <LeavingStep /> : null}
        {screen === 'pending' || screen === 'timeout' ? <TimeoutStep isLong={screen === 'timeout'} /> : null}
        {screen === 'paid' ? <PaidStep /> : null}
        {screen === 'expired' ? <ExpiredStep /> : null}
        {screen === 'refunded' ? <RefundedStep /> : null}
      </main>
    </AppointmentContext>
  )
}

function Bar({ back }: { back?: string }) {
  const intl = useIntl()
  const go = useGo()
  return (
    <AppBar
      title={intl.formatMessage(messages.title)}
      width="narrow"
      {...(back ? { onBack: () => go(back, { replace: true }) } : {})}
    />
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <>
      <Bar />
      <main id="main" className={css.screen}>
        <Wrap width="narrow">
          <div className={css.step}>{children}</div>
        </Wrap>
      </main>
    </>
  )
}

/** For who has nothing that opens the appointment. */
function Foreign() {
  return (
    <>
      <Bar />
      <main id="main" className={css.screen}>
        <AppointmentFrame>
          <NotOpened why="locked" />
        </AppointmentFrame>
      </main>
    </>
  )
}

function PaymentSkeleton() {
  const intl = useIntl()
  return (
    <Loading label={intl.formatMessage(messages.loading)}>
      <Stack gap={4}>
        <Skeleton inline="60%" block="32px" />
        <Skeleton block="72px" radius="card" />
        <Skeleton block="72px" radius="card" />
      </Stack>
    </Loading>
  )
}

/** The way back leads to this page without going on to the provider once more. */
function ForgetNow() {
  const links = useLinks()
  const go = useGo()
  const { params: doctor, search } = usePage()
  const { title, speciality = '', city = '', name = '' } = doctor
  const id = search[params.appointment] ?? ''
  const isNow = params.now in search
  useEffect(() => {
    if (!isNow) return
    const address = { ...(title ? { title } : {}), speciality_slug: speciality, city_slug: city, slug: name }
    go(links.payment(address, id), { replace: true, resetScroll: false })
  }, [isNow, links, go, title, speciality, city, name, id])
  return null
}

/** What the browser notices: that the page is looked at again, and that there is a network. */
function HearBrowser() {
  const payment = Payment.useActorRef()
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) payment.send({ type: 'connection.returned' })
    wasOnline.current = isOnline
  }, [payment, isOnline])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') payment.send({ type: 'page.seen' })
    }
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', show)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', show)
    }
  }, [payment])
  return null
}
