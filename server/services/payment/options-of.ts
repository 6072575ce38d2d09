import type { FastifyRequest } from 'fastify'
import type { PaymentMethodsQuery, PaymentOptions } from '#contract/payment'
import { createOfferRepository } from '#server/domain/availability/offers'
import { minutesToPay } from '#server/domain/payments/time-to-pay'
import { findPaymentWays } from '#server/domain/payments/payment-options'
import { problem } from '#server/errors'
import { feeOf } from '#server/domain/availability/slot-view'
import { toDirectoryNumber } from '#server/services/appointment/wire'

/** How a visit can be paid, and what it costs. Throws `not_found` where the tenant offers no such visit. */
export async function optionsOf(request: FastifyRequest, visit: PaymentMethodsQuery): Promise<PaymentOptions> {
  const { server, tenant } = request
  const [offer] = await createOfferRepository(server.db).find(tenant, {
    practitionerIds: [toDirectoryNumber(visit.practitioner_id)],
    facilityId: toDirectoryNumber(visit.facility_id),
    serviceId: toDirectoryNumber(visit.service_id),
    consultationType: visit.consultation_type,
  })
  if (!offer) throw problem('not_found')
  const provider = server.collector?.provider
  const { methods, isPrepaid } = await findPaymentWays(server.db, { tenant, offer, provided: provider?.methods ?? [] })
  const { apple_pay, google_pay } = provider?.wallets ?? {}
  return {
    methods,
    is_prepaid: isPrepaid,
    fee: feeOf(offer),
    minutes_to_pay: minutesToPay,
    wallets: {
      ...(methods.includes('apple_pay') && apple_pay && { apple_pay }),
      ...(methods.includes('google_pay') && google_pay && { google_pay }),
    },
  }
}
