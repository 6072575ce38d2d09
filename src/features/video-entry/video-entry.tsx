import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { useEffect } from 'react'
import { useApp } from '#src/context/app-context.ts'
import { untilNextLook } from '#src/features/doctor-online/next-look.ts'
import { watchVisit } from '#src/features/doctor-online/watched-visits.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { videoVisitQuery } from '#src/queries/video-visit.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { MissedVisit, type MissedProps } from './missed-visit.tsx'
import { messages } from './video-entry.messages.ts'

type Props = { visit: MissedProps['visit'] & { appointment_number: string; time_zone: string } }

/** The way into a visit by video (R30): when it opens, the door while it is open, and afterwards to what is said of it. */
export function VideoEntry({ visit }: Props) {
  const { appointment_number: number, time_zone: zone } = visit
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const minute = useNow()
  const { data: stand } = useQuery({
    ...videoVisitQuery(useApp(), number),
    refetchInterval: ({ state }) => untilNextLook(state.data),
  })
  const isNear = stand?.stage === 'early' || stand?.stage === 'open'
  useEffect(() => {
    if (isNear) watchVisit(number)
  }, [isNear, number])
  if (!stand) return null
  const href = links.videoVisit(number)
  if (stand.stage === 'open')
    return (
      <Note
        kind="success"
        icon={Video}
        role="status"
        title={intl.formatMessage(stand.other_side_is_here ? messages.awaited : messages.open)}
        actions={<LinkButton href={href}>{intl.formatMessage(messages.join)}</LinkButton>}
      />
    )
  if (stand.stage === 'early')
    return (
      <Note
        icon={Video}
        role="status"
        title={intl.formatMessage(messages.early, { moment: format.moment(stand.opens_at, zone, minute) })}
        actions={
          <LinkButton tone="secondary" href={href}>
            {intl.formatMessage(messages.prepare)}
          </LinkButton>
        }
      />
    )
  if (stand.outcome !== undefined && stand.outcome !== 'took_place')
    return <MissedVisit outcome={stand.outcome} visit={visit} />
  if (stand.stage === 'ended' || stand.outcome === 'took_place')
    return (
      <Note
        kind="plain"
        icon={Video}
        role="status"
        title={intl.formatMessage(messages.ended)}
        actions={
          <LinkButton tone="secondary" href={href}>
            {intl.formatMessage(messages.feedback)}
          </LinkButton>
        }
      />
    )
  return null
}
