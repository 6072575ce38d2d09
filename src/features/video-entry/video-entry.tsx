import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { useEffect } from 'react'
import type { VideoVisit } from '#contract/video-visit'
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
import { VisitSummary } from './visit-summary.tsx'

type Props = { visit: MissedProps['visit'] & { appointment_number: string; time_zone: string } }

/** The way into a visit by video (R30), and afterwards what became of it and what the practitioner has written of it. */
export function VideoEntry({ visit }: Props) {
  const app = useApp()
  const number = visit.appointment_number
  const { data: stand } = useQuery({
    ...videoVisitQuery(app, number),
    refetchInterval: ({ state }) => untilNextLook(state.data),
  })
  const isNear = stand?.stage === 'early' || stand?.stage === 'open'
  useEffect(() => {
    if (isNear) watchVisit(number)
  }, [isNear, number])
  if (!stand) return null
  return (
    <>
      {app.init.capabilities.video ? <Way stand={stand} visit={visit} /> : null}
      {stand.summary ? <VisitSummary summary={stand.summary} zone={visit.time_zone} /> : null}
    </>
  )
}

/** When it opens, the door while it is open, and afterwards the way to what is said of it. */
function Way({ stand, visit }: Props & { stand: VideoVisit }) {
  const { appointment_number: number, time_zone: zone } = visit
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const minute = useNow()
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
