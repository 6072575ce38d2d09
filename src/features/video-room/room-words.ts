import type { MessageDescriptor } from '#src/i18n/messages.ts'

/** What a side reads of the other one in the room. */
export type RoomWords = Readonly<
  Record<
    | 'entering'
    | 'waiting'
    | 'waitingWhy'
    | 'backSoon'
    | 'connecting'
    | 'reconnecting'
    | 'otherPicture'
    | 'otherCameraOff'
    | 'otherPaused'
    | 'otherMuted'
    | 'paused',
    MessageDescriptor
  >
>
