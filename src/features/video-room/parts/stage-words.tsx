import type { ReactNode } from 'react'
import type { RoomStage } from '#machines/telemedicine/telemedicine.selectors'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { SentMedia } from '../call-view.ts'
import type { RoomWords } from '../room-words.ts'
import * as css from '../video-room.css.ts'

type Props = {
  words: RoomWords
  stage: RoomStage
  hasMet: boolean
  isOtherHere: boolean
  isPaused: boolean
  other: SentMedia
  portrait: ReactNode
  late?: ReactNode
}

/** How far the call is, in words; nothing over a picture that flows, but read aloud all the same. */
export function StageWords({ portrait, words, late, ...call }: Props) {
  const intl = useIntl()
  const text = wordsFor(words, call)
  const isOverPicture = call.stage === 'talking' && text === words.paused
  return (
    <div className={isOverPicture ? `${css.words} ${css.veil}` : css.words} role="status">
      {text === undefined || isOverPicture || portrait === null ? null : <div className={css.portrait}>{portrait}</div>}
      {text ? <p className={css.strong}>{intl.formatMessage(text)}</p> : null}
      {text === words.waiting || text === words.backSoon ? <p>{intl.formatMessage(words.waitingWhy)}</p> : null}
      {text === words.waiting ? late : null}
    </div>
  )
}

function wordsFor(
  words: RoomWords,
  { stage, hasMet, isOtherHere, isPaused, other }: Omit<Props, 'portrait' | 'words' | 'late'>,
): MessageDescriptor | undefined {
  if (stage === 'joining') return words.entering
  if (stage === 'reconnecting') return words.reconnecting
  if (stage === 'waiting') return isOtherHere ? words.connecting : hasMet ? words.backSoon : words.waiting
  if (other.isPaused) return words.otherPaused
  if (!other.camera) return words.otherCameraOff
  return isPaused ? words.paused : undefined
}
