import { lazy, useState } from 'react'
import { selectRoomStage } from '#machines/telemedicine/telemedicine.selectors'
import { useApp } from '#src/context/app-context.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { LaterCaptions } from '#src/features/captions/later.tsx'
import { WithChatWords } from '#src/features/room-chat/later.tsx'
import { messages as roomMessages } from '#src/features/video-room/video-room.messages.ts'
import { VideoStage } from '#src/features/video-room/video-stage.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { StepHeading } from '#src/ui/step-heading.tsx'
import { LateNote } from './late-note.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { Telemedicine, useCall, useLeaving, useVisitAppointment } from './telemedicine-context.ts'
import * as css from './telemedicine.css.ts'
import { messages } from './telemedicine.messages.ts'

const PatientChat = lazy(() => import('./patient-chat.tsx'))

/** In the app's own room: waiting, in the call, and whenever it breaks. */
export function RoomStep() {
  const intl = useIntl()
  const app = useApp()
  const { media, view } = useCall()
  const stage = Telemedicine.useSelector(selectRoomStage)
  const hasMet = Telemedicine.useSelector(({ context }) => context.hasMet)
  const practitioner = useVisitAppointment()?.practitioner
  const [isLeaving, setLeaving] = useState(false)
  const leaving = useLeaving()
  const name = practitioner?.fullName ?? intl.formatMessage(messages.title)
  return (
    <main id="main" className={css.screen}>
      <VideoStage
        {...{ stage, hasMet, media, view }}
        words={roomMessages}
        late={<LateNote />}
        name={
          <StepHeading>
            <OwnScript>{name}</OwnScript>
          </StepHeading>
        }
        plainName={name}
        portrait={
          practitioner ? (
            <Avatar
              name={name}
              src={practitioner.profilePicture && app.basePath + practitioner.profilePicture}
              size="large"
              eager
            />
          ) : null
        }
        beside={
          <>
            <WithChatWords>
              <PatientChat name={name} />
            </WithChatWords>
            <LaterCaptions view={view} isTalking={stage === 'talking'} />
          </>
        }
        onHangUp={() => setLeaving(true)}
      />
      {isLeaving ? <LeaveQuestion {...leaving} onStay={() => setLeaving(false)} /> : null}
    </main>
  )
}
