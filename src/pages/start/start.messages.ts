import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  loading: {
    id: 'start.loading',
    defaultMessage: 'Opening the app',
    description: 'Only read by screen readers, for a moment, when the app is opened from the home screen.',
  },
  welcome: {
    id: 'start.welcome',
    defaultMessage: 'Welcome to {name}',
    description:
      'Heading of what an iPhone shows when the app is opened from its home screen for the first time and nobody is signed in. name: name of the app, for example "Sadeem Health".',
  },
  welcomeWhy: {
    id: 'start.welcome.why',
    defaultMessage:
      'Have you booked before? On the home screen the app does not know you yet. Sign in with the phone number that you booked with, and it starts with your next appointment.',
    description: 'Below the welcome of an app that is opened from the home screen of an iPhone for the first time.',
  },
  signIn: {
    id: 'start.welcome.signIn',
    defaultMessage: 'Sign in',
    description: 'Button below the welcome of an app that is opened from the home screen for the first time. A verb.',
  },
  notNow: {
    id: 'start.welcome.notNow',
    defaultMessage: 'Not now',
    description: 'Button beside "Sign in" below the welcome: leads to the home page.',
  },
})
