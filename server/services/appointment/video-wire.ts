import type { FastifyRequest } from 'fastify'
import type { VideoRoom, VideoSide, VideoVisit } from '#contract/video-visit'
import { isHere } from '#server/domain/video/connections'
import { externalRoom } from '#server/domain/video/external-room'
import type { VideoVisitState } from '#server/domain/video/find-video-visit'
import { iceServers } from '#server/domain/video/ice-servers'
import { readOutcome } from '#server/domain/video/outcome'
import { issueTicket } from '#server/domain/video/tickets'
import { readSummary } from '#server/domain/video/visit-summary'
import { signallingPath } from '#server/video/signalling-path'
import { keyQueryOf } from '#server/web/visit'

/** The wire form of a visit by video for one side, with a room while that is open. */
export async function toVideoVisit(
  request: FastifyRequest,
  visit: VideoVisitState,
  side: VideoSide,
): Promise<VideoVisit> {
  const { db, clock } = request.server
  const { id, stage, ended } = visit
  const isOpen = stage === 'open'
  const summary = await readSummary(db, id)
  const isDone = stage === 'ended' || stage === 'over'
  const provider = request.tenant.configuration.video
  const other = side === 'patient' ? 'practitioner' : 'patient'
  return {
    appointment_id: id,
    stage,
    start: visit.start.toISOString(),
    end: visit.end.toISOString(),
    opens_at: visit.opensAt.toISOString(),
    closes_at: visit.closesAt.toISOString(),
    late_at: visit.lateAt.toISOString(),
    other_side_is_here: isOpen && (await isHere(db, id, other, clock())),
    ...(ended && stage === 'ended' && { ended: { by: ended.by, at: ended.at.toISOString() } }),
    ...(!provider && isDone && { outcome: await readOutcome(db, id, visit.lateAt) }),
    ...(isOpen && { room: await toRoom(request, visit, side) }),
    ...(summary && { summary }),
  }
}

async function toRoom(request: FastifyRequest, visit: VideoVisitState, side: VideoSide): Promise<VideoRoom> {
  const { tenant, server } = request
  const { db, config, secret, clock } = server
  const provider = tenant.configuration.video
  if (provider) return externalRoom(provider, visit, secret)
  const holder = { tenantCode: tenant.code, appointmentId: visit.id, side }
  const { ticket, expiresAt } = await issueTicket(db, holder, clock())
  return {
    kind: 'own',
    ticket,
    ticket_expires_at: expiresAt.toISOString(),
    signalling_path: `${config.basePath}${signallingPath}${keyQueryOf(request)}`,
    ice_servers: iceServers(config.ice, visit.closesAt),
  }
}
