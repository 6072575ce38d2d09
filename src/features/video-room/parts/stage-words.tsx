import type { ReactNode } from 'react'
import type { RoomStage } from '#machines/telemedicine/telemedicine.selectors'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { SentMedia } from '../call-view.ts'
import { messages } from '../video-room.messages.ts'
import * as css from '../video-room.css.ts'

type Props = {
  stage: RoomStage
  hasMet: boolean
  isOtherHere: boolean
  isPaused: boolean
  other: SentMedia
  portrait: ReactNode
  late?: ReactNode
}

/** How far the call is, in words; nothing over a picture that flows, but read aloud all the same. */
export function StageWords({ portrait, late, ...call }: Props) {
  const intl = useIntl()
  const text = wordsFor(call)
  const isOverPicture = call.stage === 'talking' && text === messages.paused
  return (
    <div className={isOverPicture ? `${css.words} ${css.veil}` : css.words} role="status">
      {text === undefined || isOverPicture ? null : portrait}
      {text ? <p className={css.strong}>{intl.formatMessage(text)}</p> : null}
      {text === messages.waiting || text === messages.backSoon ? (
        <p>{intl.formatMessage(messages.waitingWhy)}</p>
      ) : null}
      {text === messages.waiting ? late : null}
    </div>
  )
}

function wordsFor({
  stage,
  hasMet,
  isOtherHere,
  isPaused,
  other,
}: Omit<Props, 'portrait' | 'late'>): MessageDescriptor | undefined {
  if (stage === 'joining') return messages.entering
  if (stage === 'reconnecting') return messages.reconnecting
  if (stage === 'waiting') return isOtherHere ? messages.connecting : hasMet ? messages.backSoon : messages.waiting
  if (other.isPaused) return messages.otherPaused
  if (!other.camera) return messages.otherCameraOff
  return isPaused ? messages.paused : undefined
}
