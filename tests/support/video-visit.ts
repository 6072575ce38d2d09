import type { VideoFeedback, VideoRoom, VideoVisit } from '#contract/video-visit'

const visit: VideoVisit = {
  appointment_id: 'a3f1',
  stage: 'early',
  start: '2026-11-26T15:00:00.000Z',
  end: '2026-11-26T15:20:00.000Z',
  opens_at: '2026-11-26T14:45:00.000Z',
  closes_at: '2026-11-26T15:50:00.000Z',
  late_at: '2026-11-26T15:10:00.000Z',
  other_side_is_here: false,
}

export const ownRoom: VideoRoom = {
  kind: 'own',
  ticket: 'ticket-1',
  ticket_expires_at: '2026-11-26T14:51:00.000Z',
  signalling_path: '/telemedicine/signalling',
  ice_servers: [],
}

/** A visit by video at each stage of it, as C66 answers. */
export const videoVisits = {
  early: visit,
  open: { ...visit, stage: 'open', room: ownRoom },
  framed: { ...visit, stage: 'open', room: { kind: 'external', url: 'https://meet.example/r-1', show: 'embedded' } },
  elsewhere: { ...visit, stage: 'open', room: { kind: 'external', url: 'https://meet.example/r-2', show: 'opened' } },
  /** No platform of this version answers so. */
  roomless: { ...visit, stage: 'open' },
  ended: { ...visit, stage: 'ended', ended: { by: 'practitioner', at: '2026-11-26T15:18:00.000Z' } },
  over: { ...visit, stage: 'over' },
  unpaid: { ...visit, stage: 'unpaid' },
  cancelled: { ...visit, stage: 'cancelled' },
} satisfies Record<string, VideoVisit>

export const rated = { rating: 4, reasons: ['listened' as const], text: 'Clear and kind.' }

/** What C68 answers while a visit can be rated, and once it was. */
export const feedbackOpen: VideoFeedback = { give_until: '2026-12-03T15:20:00.000Z' }
export const feedbackGiven: VideoFeedback = {
  ...feedbackOpen,
  feedback: { ...rated, given_at: '2026-11-26T15:25:00.000Z' },
}
