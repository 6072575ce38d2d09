import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { videoVisitQuery } from '#src/queries/video-visit.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { regionId } from '#src/ui/toast.tsx'
import { messages } from './doctor-online.messages.ts'
import { untilNextLook } from './next-look.ts'
import { watchedVisits, type WatchedVisit } from './watched-visits.ts'
import * as css from './online-notices.css.ts'

/** Most visits that one page looks after. */
const most = 3

/** On any page, that a doctor waits in the room of a visit by video: for each visit that this page knows to be near. */
export function OnlineNotices() {
  const { screen } = usePage()
  const visits = watchedVisits.use()
  // The page of a visit says itself who is there.
  if (screen === 'telemedicine') return null
  return visits.slice(0, most).map((visit) => <OnlineNotice key={visit.number} visit={visit} />)
}

/** Only what the platform says is shown: whoever named the visit may be late, or another patient's. */
function OnlineNotice({ visit }: { visit: WatchedVisit }) {
  const app = useApp()
  const { data: stand, refetch } = useQuery({
    ...videoVisitQuery(app, visit.number),
    refetchInterval: ({ state }) => untilNextLook(state.data),
  })
  useEffect(() => void refetch(), [refetch, visit])
  const isAwaited = stand?.stage === 'open' && stand.room?.kind === 'own' && stand.other_side_is_here
  return isAwaited ? <Call number={visit.number} /> : null
}

/** The call, until it is accepted or put off: then it comes again once the doctor does. */
function Call({ number }: { number: string }) {
  const intl = useIntl()
  const links = useLinks()
  const card = useRef<HTMLDivElement>(null)
  const [isPutOff, setPutOff] = useState(false)
  const region = document.getElementById(regionId)
  if (isPutOff || !region) return null
  const putOff = () => {
    // The focused element disappears with the notice: the focus moves back to the page.
    const hadFocus = card.current?.contains(document.activeElement)
    setPutOff(true)
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true })
  }
  return createPortal(
    <div ref={card} className={css.card}>
      <Note
        kind="success"
        icon={Video}
        title={intl.formatMessage(messages.title)}
        actions={
          <>
            <LinkButton href={links.videoVisit(number)}>{intl.formatMessage(messages.accept)}</LinkButton>
            <Button tone="secondary" onClick={putOff}>
              {intl.formatMessage(messages.later)}
            </Button>
          </>
        }
      >
        {intl.formatMessage(messages.waits)}
      </Note>
    </div>,
    region,
  )
}
