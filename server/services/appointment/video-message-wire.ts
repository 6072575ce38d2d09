import type { VideoMessage } from '#contract/video-messages'
import type { RoomMessage } from '#server/domain/video/messages'
import { toAppointmentDocument } from '#server/services/account/appointment-documents/view'

/** The wire form of a message in the room of a visit by video. */
export const toVideoMessage = ({ message, document }: RoomMessage): VideoMessage => ({
  id: message.id,
  side: message.side,
  text: message.text,
  ...(document && { document: toAppointmentDocument(document) }),
  sent_at: message.sentAt.toISOString(),
})
