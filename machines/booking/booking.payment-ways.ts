import { toPaymentWays } from './booking.requests.ts'
import { bookingSetup } from './booking.setup.ts'

/** While the form is filled in it is asked how the chosen visit can be paid; nothing waits for the answer. */
export const paymentWays = bookingSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'canPay', target: 'asking' }, { target: 'known' }] },
    asking: {
      invoke: {
        id: 'findPaymentWays',
        src: 'findPaymentWays',
        input: ({ context }) => toPaymentWays(context),
        onDone: { target: 'known', actions: { type: 'setPaymentOptions', params: ({ event }) => event } },
        onError: 'unknown',
      },
    },
    known: {},
    unknown: { on: { 'connection.returned': 'asking' } },
  },
})
