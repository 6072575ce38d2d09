import type { ServicePlugin } from '#server/plugins/type-provider'
import { registerAll } from '#server/plugins/register-all'
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
  await registerAll(app, [
    serviceRoutes,
    freeTimeRoutes,
    nextAvailabilityRoutes,
    holdRoutes,
    appointmentRoutes,
    earlierOfferRoutes,
    consentRoutes,
    guestAppointmentRoutes,
    patientAppointmentRoutes,
    visitCalendarRoutes,
    videoVisitRoutes,
    practitionerVideoRoutes,
    practitionerDocumentRoutes,
    videoMessageRoutes,
    practitionerMessageRoutes,
  ])
}

export default appointment
