import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { Telemedicine } from './telemedicine-context.ts'
import { messages } from './telemedicine.messages.ts'

type PlainScreen = 'moved' | 'unpaid' | 'cancelled' | 'offline' | 'unknown'

/** A screen that says one thing, with one way on. */
export function PlainStep({ of }: { of: PlainScreen }) {
  const intl = useIntl()
  return (
    <EmptyState
      heading="h1"
      title={intl.formatMessage(messages[`${of}Heading`])}
      {...(of === 'offline' ? { picture: 'offline' as const } : {})}
      actions={of === 'moved' ? <JoinHere /> : of === 'unknown' ? <Home /> : of === 'offline' ? undefined : <Own />}
    >
      {intl.formatMessage(messages[`${of}Why`])}
    </EmptyState>
  )
}

function JoinHere() {
  const intl = useIntl()
  const telemedicine = Telemedicine.useActorRef()
  return (
    <Button onClick={() => telemedicine.send({ type: 'join.pressed' })}>{intl.formatMessage(messages.joinHere)}</Button>
  )
}

function Own() {
  const intl = useIntl()
  const links = useLinks()
  const id = Telemedicine.useSelector(({ context }) => context.visit?.appointment_id)
  return id === undefined ? null : (
    <LinkButton href={links.appointment(id)}>{intl.formatMessage(messages.appointment)}</LinkButton>
  )
}

function Home() {
  const intl = useIntl()
  const links = useLinks()
  return <LinkButton href={links.home()}>{intl.formatMessage(messages.home)}</LinkButton>
}
