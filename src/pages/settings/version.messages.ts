import { defineMessages } from '#src/i18n/messages.ts'

/** Messages of the version of the app. */
export const messages = defineMessages({
  heading: {
    id: 'settings.version',
    defaultMessage: 'About this app',
    description: 'Settings: heading above the version of the app.',
  },
  version: {
    id: 'settings.version.build',
    defaultMessage: 'Version {build}',
    description: 'Settings: which version of the app is in use. build: letters and digits, "cc8b642f49dd".',
  },
  look: {
    id: 'settings.version.look',
    defaultMessage: 'Look for an update',
    description: 'Settings: button that asks whether there is a newer version of the app.',
  },
  looking: {
    id: 'settings.version.looking',
    defaultMessage: 'Looking…',
    description: 'Settings, after "Look for an update" was pressed, until the answer is there.',
  },
  newest: {
    id: 'settings.version.newest',
    defaultMessage: 'You have the newest version.',
    description: 'Settings, after "Look for an update" was pressed.',
  },
  ready: {
    id: 'settings.version.ready',
    defaultMessage: 'A newer version is ready.',
    description: 'Settings: a newer version of the app has been loaded. Below it a button "Update now".',
  },
  unreachable: {
    id: 'settings.version.unreachable',
    defaultMessage: 'We can’t look now: there is no connection. Please try again later.',
    description: 'Settings, after "Look for an update" was pressed without a network.',
  },
  apply: {
    id: 'settings.version.apply',
    defaultMessage: 'Update now',
    description: 'Settings: button that starts the newer version of the app. The page is loaded anew.',
  },
})
