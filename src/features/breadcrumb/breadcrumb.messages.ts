import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  label: {
    id: 'care.breadcrumb.label',
    defaultMessage: 'Where you are',
    description:
      'Name of the breadcrumb (the path of links above a page), only read by screen readers: where in the app this page is.',
  },
  home: {
    id: 'care.breadcrumb.home',
    defaultMessage: 'Home',
    description: 'First entry of the breadcrumb: link to the home page of the app, not to where somebody lives.',
  },
})
