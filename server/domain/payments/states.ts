import type { PaymentStatus } from '#contract/payment-methods'
import type { States } from '../booking/states.ts'

/**
 * States of an attempt to pay; `docs/states.md` tells who may what until when. Money that comes in always counts, however late: it pays the
 * visit or goes back.
 */
export const paymentStates = {
  created: ['new'],
  pending: ['created'],
  paid: ['created', 'pending', 'declined', 'expired'],
  declined: ['created', 'pending'],
  expired: ['created', 'pending'],
  // A refund that was taken may come to nothing days later.
  refund_due: ['created', 'pending', 'declined', 'expired', 'paid', 'refunded'],
  refunded: ['refund_due'],
} as const satisfies States<PaymentStatus>
