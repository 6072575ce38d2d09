import { calls, routePath } from '#contract/services'
import * as Type from 'typebox'
import { ConsultationOption, ConsultationType, PractitionerService } from '#contract/directory'
import { Data, DirectoryId } from '#contract/wire'
import { problem } from '#server/errors'
import type { ServicePlugin } from '#server/plugins/type-provider'
import type { Tenant } from '#server/tenants/tenant'
import { findNextSlots } from '#server/domain/availability/find-next-slots'
import { inLanguage } from '#server/domain/appointments/localised'
import { createOfferRepository, type Offer } from '#server/domain/availability/offers'
import { feeOf } from '#server/domain/availability/slot-view'
import { toDirectoryNumber } from '../wire.ts'

const params = Type.Object({ id: DirectoryId })
const optionalFacility = Type.Optional(DirectoryId)

/** Services of a practitioner (C49) and consultation types (C52). */
export const serviceRoutes: ServicePlugin = async (app) => {
  const repository = createOfferRepository(app.db)

  const findOffers = async (tenant: Tenant, id: string, facility: string | undefined): Promise<Offer[]> => {
    const practitionerIds = [toDirectoryNumber(id)]
    const facilityId = facility === undefined ? undefined : toDirectoryNumber(facility)
    const offers = await repository.find(tenant, { practitionerIds, facilityId })
    if (offers.length > 0) return offers
    // A practitioner may have no bookable service; a facility where they do not work is an invalid address.
    const [practitioner] = await repository.findPractitioners(tenant, practitionerIds)
    if (!practitioner || facility !== undefined) throw problem('not_found')
    return []
  }

  app.get(
    routePath(calls.services),
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'getServices',
        summary: 'What a practitioner offers, where and for how much (C49)',
        params,
        querystring: Type.Object({
          facility_id: optionalFacility,
          consultation_type: Type.Optional(ConsultationType),
          with_next_availability: Type.Optional(Type.Enum(['0', '1'])),
        }),
        response: { 200: Data(Type.Array(PractitionerService)) },
      },
    },
    async ({ params, query, tenant, language }) => {
      const all = await findOffers(tenant, params.id, query.facility_id)
      const type = query.consultation_type
      const offers = type === undefined ? all : all.filter(({ consultationType }) => consultationType === type)
      if (query.with_next_availability !== '1') return { data: offers.map((offer) => toService(offer, language)) }

      const services = []
      // One at a time: each service is queried for its own first time, and a practitioner has only a few.
      for (const offer of offers) {
        const next = await findNextSlots(app.db, { offers: [offer], now: app.clock(), limit: 1 })
        const start = next.get(offer.practitionerId)?.[0]?.start
        const next_availability = start === undefined ? null : new Date(start).toISOString()
        services.push({ ...toService(offer, language), next_availability })
      }
      return { data: services }
    },
  )

  app.get(
    routePath(calls.consultationTypes),
    {
      config: { problems: ['not_found'] },
      schema: {
        operationId: 'getConsultationTypes',
        summary: 'The ways a practitioner sees patients (C52)',
        params,
        querystring: Type.Object({ facility_id: optionalFacility }),
        response: { 200: Data(Type.Array(ConsultationOption)) },
      },
    },
    async ({ params, query, tenant }) => ({ data: toOptions(await findOffers(tenant, params.id, query.facility_id)) }),
  )
}

function toService(offer: Offer, language: Parameters<typeof inLanguage>[0]): PractitionerService {
  return {
    id: String(offer.serviceId),
    name: inLanguage(language, { en: offer.nameEn, ar: offer.nameAr, id: offer.nameId }),
    facility_id: String(offer.facilityId),
    consultation_type: offer.consultationType,
    duration_minutes: offer.durationMinutes,
    fee: feeOf(offer),
  }
}

function toOptions(offers: Offer[]): ConsultationOption[] {
  return (['clinic', 'homecare', 'telemedicine'] as const).flatMap((type) => {
    const ofType = offers.filter(({ consultationType }) => consultationType === type)
    const [cheapest] = [...ofType].sort((one, other) => one.fee - other.fee)
    if (!cheapest) return []
    return [
      {
        consultation_type: type,
        facility_ids: [...new Set(ofType.map(({ facilityId }) => String(facilityId)))],
        from_fee: feeOf(cheapest),
      },
    ]
  })
}
