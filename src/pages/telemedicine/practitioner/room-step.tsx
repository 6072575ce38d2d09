import { lazy, useState } from 'react'
import { selectRoomStage } from '#machines/telemedicine/telemedicine.selectors'
import { LaterCaptions } from '#src/features/captions/later.tsx'
import { WithChatWords } from '#src/features/room-chat/later.tsx'
import { VideoStage } from '#src/features/video-room/video-stage.tsx'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { StepHeading } from '#src/ui/step-heading.tsx'
import { LeaveQuestion } from '../leave-question.tsx'
import { DocumentList } from './patient-documents.tsx'
import { patientName } from './patient-facts.tsx'
import { useLeaving, useSide, useVisit, Visit } from './practitioner-context.ts'
import { messages } from './practitioner.messages.ts'
import { roomMessages } from './room.messages.ts'
import { canShareScreen, LaterScreenShare } from './later-screen.tsx'
import * as css from '../telemedicine.css.ts'

const PractitionerChat = lazy(() => import('./practitioner-chat.tsx'))

/** In the app's own room: waiting for the patient, in the call, and whenever it breaks. */
export function RoomStep() {
  const intl = useIntl()
  const { media, view } = useSide()
  const visit = useVisit()
  const stage = Visit.useSelector(selectRoomStage)
  const hasMet = Visit.useSelector(({ context }) => context.hasMet)
  const [shown, setShown] = useState<'question' | 'documents'>()
  const close = () => setShown(undefined)
  const leaving = useLeaving()
  const name = patientName(visit)
  return (
    <main id="main" className={css.screen}>
      <VideoStage
        {...{ stage, hasMet, media, view }}
        words={roomMessages}
        name={
          <div className={css.who}>
            <StepHeading>
              <bdi>{name}</bdi>
            </StepHeading>
            <Button tone="secondary" size="small" onClick={() => setShown('documents')}>
              {intl.formatMessage(messages.documentsShort)}
            </Button>
          </div>
        }
        plainName={name}
        portrait={null}
        beside={
          <>
            <WithChatWords>
              <PractitionerChat name={name} />
            </WithChatWords>
            <LaterCaptions view={view} isTalking={stage === 'talking'} />
            {canShareScreen() ? <LaterScreenShare media={media} /> : null}
          </>
        }
        onHangUp={() => setShown('question')}
      />
      {shown === 'question' ? <LeaveQuestion {...leaving} onStay={close} /> : null}
      {shown === 'documents' ? (
        <Sheet title={intl.formatMessage(messages.documents)} open onClose={close}>
          <DocumentList />
        </Sheet>
      ) : null}
    </main>
  )
}
