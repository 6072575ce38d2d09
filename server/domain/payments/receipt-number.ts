import { createAppointmentNumber } from '../booking/appointment-number.ts'

/** A number for a receipt, such as `R-7KDM-94QX`: like that of an appointment, and told apart from it. */
export const createReceiptNumber = (): string => `R-${createAppointmentNumber()}`
