import type { ServicePlugin } from '#server/plugins/type-provider'
import { appointmentRoutes } from './routes/appointments.ts'
import { visitCalendarRoutes } from './routes/calendar.ts'
import { earlierOfferRoutes } from './routes/earlier-offers.ts'
import { consentRoutes } from './routes/consent.ts'
import { freeTimeRoutes } from './routes/free-times.ts'
import { guestAppointmentRoutes } from './routes/guest-appointments.ts'
import { holdRoutes } from './routes/holds.ts'
import { nextAvailabilityRoutes } from './routes/next-availability.ts'
import { patientAppointmentRoutes } from './routes/patient-appointments.ts'
import { practitionerDocumentRoutes } from './routes/practitioner-documents.ts'
import { practitionerMessageRoutes } from './routes/practitioner-messages.ts'
import { practitionerVideoRoutes } from './routes/practitioner-video.ts'
import { serviceRoutes } from './routes/services.ts'
import { videoMessageRoutes } from './routes/video-messages.ts'
import { videoVisitRoutes } from './routes/video-visits.ts'

/** The appointment service: free times, holds, bookings, opening, listing, moving and cancelling appointments, earlier offers, visits by video. */
const appointment: ServicePlugin = async (app) => {
  await app.register(serviceRoutes)
  await app.register(freeTimeRoutes)
  await app.register(nextAvailabilityRoutes)
  await app.register(holdRoutes)
  await app.register(appointmentRoutes)
  await app.register(earlierOfferRoutes)
  await app.register(consentRoutes)
  await app.register(guestAppointmentRoutes)
  await app.register(patientAppointmentRoutes)
  await app.register(visitCalendarRoutes)
  await app.register(videoVisitRoutes)
  await app.register(practitionerVideoRoutes)
  await app.register(practitionerDocumentRoutes)
  await app.register(videoMessageRoutes)
  await app.register(practitionerMessageRoutes)
}

export default appointment
