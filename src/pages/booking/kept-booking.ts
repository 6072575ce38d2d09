import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '#src/context/app-context.ts'
import { now as serverNow } from '#src/clock/server-time.ts'
import { settledNow } from '#src/clock/settled-now.ts'
import { canBookFor } from '#src/features/person/can-book-for.ts'
import { relativesQuery } from '#src/queries/relatives.ts'
import { keyOf, notKept } from '#src/queries/resource.ts'
import { bookingDrafts } from '#src/storage/booking-drafts.ts'
import { insurancePreference, type InsurancePreference } from '#src/storage/insurance-preference.ts'
import { holderKey } from '#src/storage/holder-key.ts'
import { ownInsurance } from '#src/storage/own-insurance.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { bookingPatient, inTimeForAccount } from './booking-patient.ts'
import type { Relative } from '#contract/relative'
import type { Suspension } from '#contract/suspension-reasons'
import type { BookingDraft, BookingPerson, ChosenInsurance } from '#machines/booking/booking.types'
import type { PhoneProof } from '#machines/phone-code/phone-code.types'

/** What this device has stored of a booking with one doctor. */
export type KeptBooking = {
  draft: BookingDraft | undefined
  proof: PhoneProof | undefined
  holderKey: string
  insurance: ChosenInsurance
  /** The insurance filter of the search, where the patient entered none. */
  insurancePreference: InsurancePreference | undefined
  /** What the account of a signed-in patient says of them. */
  person: BookingPerson | undefined
  /** That this account cannot book at present. */
  suspension: Suspension | undefined
  /** The relative whom the patient chose before the search. */
  chosenFor: Relative | undefined
}

/** Read once when the page opens; from then on the machine has the state. */
export const keptBookingQuery = (app: AppContext, practitionerId: string) =>
  queryOptions({
    queryKey: keyOf(app, 'kept-booking', practitionerId),
    queryFn: async (): Promise<KeptBooking> => {
      const now = () => settledNow(async () => (await app.apis()).settleClock())
      const [draft, proof, ownKey, insurance, preference, patient, chosenFor] = await Promise.all([
        bookingDrafts(app.tenant).read(practitionerId, now),
        sessionStore(app.tenant).guestProof(now),
        holderKey(app.tenant),
        ownInsurance(app.tenant).read(),
        insurancePreference(app.tenant).read(new Date(serverNow())),
        bookingPatient(app),
        chosenRelative(app),
      ])
      return {
        draft,
        proof: patient?.proof ?? proof,
        holderKey: ownKey,
        insurance,
        insurancePreference: preference,
        person: patient?.person,
        suspension: patient?.suspension,
        chosenFor,
      }
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    meta: notKept,
  })

async function chosenRelative(app: AppContext): Promise<Relative | undefined> {
  const chosen = await sessionStore(app.tenant).bookingFor()
  if (!chosen) return undefined
  const list = await inTimeForAccount(app.queryClient.fetchQuery(relativesQuery(app)))
  const relative = list?.patients.find(({ id }) => id === chosen.relativeId)
  if (!relative || canBookFor(relative)) return relative
  // They have ended it since: the chip that names them goes.
  await sessionStore(app.tenant).bookFor(undefined)
  return undefined
}
