import { defineMessages } from '#src/i18n/messages.ts'

/** Messages about the patient's insurance. */
export const messages = defineMessages({
  insurance: {
    id: 'booking.insurance.insurance',
    defaultMessage: 'Insurance',
    description:
      'Booking: label of the field for the patient’s insurance company, and name of that row in the last step.',
  },
  none: {
    id: 'booking.insurance.none',
    defaultMessage: 'None, I pay myself',
    description: 'Booking, first choice of the field "Insurance". "I" is the patient.',
  },
  plan: {
    id: 'booking.insurance.plan',
    defaultMessage: 'Plan',
    description:
      'Booking: label of the field for the plan (the product or policy of the insurer) that the patient has. A noun.',
  },
  unknownPlan: {
    id: 'booking.insurance.unknownPlan',
    defaultMessage: 'I do not know my plan',
    description: 'Booking, first choice of the field "Plan". "I" is the patient; the plan is an insurance product.',
  },
  accepted: {
    id: 'booking.insurance.accepted',
    defaultMessage: 'Accepted here. What you pay depends on your plan.',
    description:
      'Booking, under the insurance that the patient chose: this doctor takes it. "Accepted" is said of the insurance.',
  },
  some_plans: {
    id: 'booking.insurance.somePlans',
    defaultMessage: 'Accepted here with some plans. What you pay depends on yours.',
    description:
      'Booking, under the insurer that the patient chose without a plan: this doctor takes some of its plans. "Yours" is your plan.',
  },
  refused: {
    id: 'booking.insurance.refused',
    defaultMessage: 'Not accepted here: you pay the whole fee. Ask your insurer whether it is paid back.',
    description: 'Booking, under the insurance that the patient chose: this doctor does not take it. "It" is the fee.',
  },
  atMost: {
    id: 'booking.insurance.atMost',
    defaultMessage: 'You pay at most',
    description: 'Booking, in place of "You pay" before the price, where an insurer may pay a part of it.',
  },
  change: {
    id: 'booking.insurance.change',
    defaultMessage: 'Change the insurance',
    description: 'Booking, last step: name of the button "Change" beside the insurance, only read by screen readers.',
  },
})
