import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  copied: {
    id: 'share.copied',
    defaultMessage: 'Link copied. Paste it into a message.',
    description:
      'Notice after "Share" was pressed on a device that cannot share by itself: the link of the page was copied.',
  },
  failed: {
    id: 'share.failed',
    defaultMessage: 'The link could not be copied. It is {url}',
    description:
      'Notice after "Share" was pressed, where the device can neither share nor copy. url: the address of the page, in Latin letters.',
  },
})
