import { ExternalLink } from 'lucide-react'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Stack, Wrap } from '#src/ui/layout.tsx'
import { EmptyState } from '#src/ui/state.tsx'
import { useVisit, Visit } from './practitioner-context.ts'
import { messages } from './practitioner.messages.ts'
import type { PlainScreen } from './plain-screens.ts'

/** A screen that says one thing, with one way on. */
export function PlainStep({ of }: { of: PlainScreen }) {
  const intl = useIntl()
  return (
    <EmptyState
      heading="h1"
      title={intl.formatMessage(messages[`${of}Heading`])}
      {...(of === 'offline' ? { picture: 'offline' as const } : {})}
      actions={<Ways of={of} />}
    >
      {intl.formatMessage(messages[`${of}Why`])}
    </EmptyState>
  )
}

function Ways({ of }: { of: PlainScreen }) {
  const intl = useIntl()
  const flow = Visit.useActorRef()
  if (of === 'elsewhere') return <Elsewhere />
  if (of === 'moved')
    return <Button onClick={() => flow.send({ type: 'join.pressed' })}>{intl.formatMessage(messages.joinHere)}</Button>
  return of === 'failed' || of === 'offline' ? (
    <Button onClick={() => flow.send({ type: 'answer.requested' })}>{intl.formatMessage(messages.retry)}</Button>
  ) : null
}

/** Another provider's room, in a window of its own: its page is no part of this one. */
function Elsewhere() {
  const intl = useIntl()
  const { room } = useVisit()
  const flow = Visit.useActorRef()
  if (room?.kind !== 'external') return null
  return (
    <Wrap width="narrow">
      <Stack gap={3}>
        <LinkButton href={room.url} target="_blank" rel="noopener noreferrer" iconEnd={ExternalLink}>
          {intl.formatMessage(messages.open)}
        </LinkButton>
        <Button tone="secondary" onClick={() => flow.send({ type: 'end.pressed' })}>
          {intl.formatMessage(messages.end)}
        </Button>
      </Stack>
    </Wrap>
  )
}
