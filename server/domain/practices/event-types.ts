/** What a practice's own system is told of. */
export const eventTypes = [
  'appointment.booked',
  'appointment.moved',
  'appointment.cancelled',
  'appointment.document_added',
  'appointment.video_ended',
] as const
export type EventType = (typeof eventTypes)[number]
