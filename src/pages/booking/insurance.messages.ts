import { defineMessages } from '#src/i18n/messages.ts'

/** Words about the patient's insurance. */
export const messages = defineMessages({
  insurance: {
    id: 'booking.insurance.insurance',
    defaultMessage: 'Insurance',
    description: 'Field, and row of the last step.',
  },
  none: {
    id: 'booking.insurance.none',
    defaultMessage: 'None, I pay myself',
    description: 'First choice of the field "Insurance".',
  },
  plan: { id: 'booking.insurance.plan', defaultMessage: 'Plan', description: 'Field: which plan of the insurer.' },
  unknownPlan: {
    id: 'booking.insurance.unknownPlan',
    defaultMessage: 'I do not know my plan',
    description: 'First choice of the field "Plan".',
  },
  accepted: {
    id: 'booking.insurance.accepted',
    defaultMessage: 'Accepted here. What you pay depends on your plan.',
    description: 'Under the insurance that the patient chose, when the doctor takes it.',
  },
  some_plans: {
    id: 'booking.insurance.somePlans',
    defaultMessage: 'Accepted here with some plans. What you pay depends on yours.',
    description: 'Under the insurer that the patient chose, when the plan is not known and the doctor takes some.',
  },
  refused: {
    id: 'booking.insurance.refused',
    defaultMessage: 'Not accepted here: you pay the whole fee. Ask your insurer whether it is paid back.',
    description: 'Under the insurance that the patient chose, when the doctor does not take it.',
  },
  atMost: {
    id: 'booking.insurance.atMost',
    defaultMessage: 'You pay at most',
    description: 'In place of "You pay" before the sum, when an insurer may pay a part of it.',
  },
  change: {
    id: 'booking.insurance.change',
    defaultMessage: 'Change the insurance',
    description: 'Read aloud for the button beside the insurance.',
  },
})
