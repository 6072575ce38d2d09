import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  label: {
    id: 'care.breadcrumb.label',
    defaultMessage: 'Where you are',
    description: 'Name of the breadcrumb, for screen readers.',
  },
  home: { id: 'care.breadcrumb.home', defaultMessage: 'Home', description: 'First entry of the breadcrumb.' },
})
