import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open'
import { notifyOfVisit } from '#server/domain/appointments/notify-of-visit'
import { createKeyRepository, openAfterVisitMs } from '#server/domain/booking/appointment-keys'
import type { Moved } from '#server/domain/booking/reschedule-appointment'
import { movedMessage } from '#server/messages/moved-message'
import { appointmentLink } from './appointment-link.ts'

/** Tells the patient that their visit was moved, in the transaction `tx` that moves it, with a link that opens this visit alone. */
export async function tellOfMove(
  tx: Database,
  request: FastifyRequest,
  appointmentId: string,
  { feeBefore, end }: Moved,
): Promise<void> {
  const expiresAt = new Date(end.getTime() + openAfterVisitMs)
  const link = { tenantCode: request.tenant.code, appointmentId, expiresAt }
  const token = await createKeyRepository(tx, request.server.clock()).addLink(link)
  await notifyOfVisit(tx, request, appointmentId, (visit) =>
    movedMessage(
      visit,
      feeBefore,
      appointmentLink(request, visit.language, visit.appointment.appointment_number, token),
    ),
  )
}
