import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import type { VideoVisit } from '#contract/video-visit'
import { now } from '#src/clock/server-time.ts'
import { useApp } from '#src/context/app-context.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useNow } from '#src/i18n/use-now.ts'
import { videoVisitQuery } from '#src/queries/video-visit.ts'
import { useLinks } from '#src/routes/links.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { messages } from './video-entry.messages.ts'

type Props = { visit: { appointment_number: string; time_zone: string } }

/** The way into a visit by video (R30): when it opens, the door while it is open, and afterwards to what is said of it. */
export function VideoEntry({ visit: { appointment_number: number, time_zone: zone } }: Props) {
  const intl = useIntl()
  const format = useFormat()
  const links = useLinks()
  const minute = useNow()
  const { data: stand } = useQuery({
    ...videoVisitQuery(useApp(), number),
    refetchInterval: ({ state }) => untilNextStage(state.data),
  })
  if (!stand) return null
  const href = links.videoVisit(number)
  if (stand.stage === 'open')
    return (
      <Note
        kind="success"
        icon={Video}
        role="status"
        title={intl.formatMessage(messages.open)}
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
  if (stand.stage === 'ended')
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

/** Longest timer of a browser, in milliseconds. */
const longestTimer = 2_147_483_647
/** Milliseconds after the instant: the platform's clock decides. */
const grace = 1_000

/** Milliseconds until the platform is asked again: the room opens, and closes. */
function untilNextStage(stand: VideoVisit | undefined): number | false {
  const next = stand?.stage === 'early' ? stand.opens_at : stand?.stage === 'open' ? stand.closes_at : undefined
  return next !== undefined && Math.min(Math.max(Date.parse(next) - now(), 0) + grace, longestTimer)
}
