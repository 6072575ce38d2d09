import { defineMessages } from '#src/i18n/messages.ts'

/** The partner's app with what is not published yet. */
export const messages = defineMessages({
  heading: {
    id: 'console.preview.heading',
    defaultMessage: 'Preview',
    description: 'Console, menu and heading of a page: the partner’s app with what is not published yet. A noun.',
  },
  open: {
    id: 'console.preview.open',
    defaultMessage: 'Show in the app',
    description: 'Console, below a form: button that opens the preview over it, where it has no room beside. A verb.',
  },
  lead: {
    id: 'console.preview.lead',
    defaultMessage: 'Your app with the changes that are not published yet. Only people who look after it see this.',
    description: 'Console, below the heading “Preview”. "It" is the app.',
  },
  frame: {
    id: 'console.preview.frame',
    defaultMessage: 'Your app as it will be',
    description: 'Console, preview: name of the frame with the partner’s app, only read by screen readers.',
  },
  page: {
    id: 'console.preview.page',
    defaultMessage: 'Page',
    description: 'Console, preview: label of the list in which a page of the app is chosen.',
  },
  home: {
    id: 'console.preview.home',
    defaultMessage: 'Home',
    description: 'Console, preview: a page of the app to choose, the first one.',
  },
  doctors: {
    id: 'console.preview.doctors',
    defaultMessage: 'Doctors',
    description: 'Console, preview: a page of the app to choose, the list of doctors.',
  },
  clinics: {
    id: 'console.preview.clinics',
    defaultMessage: 'Clinics',
    description: 'Console, preview: a page of the app to choose, the list of clinics.',
  },
  other: {
    id: 'console.preview.other',
    defaultMessage: 'Another page',
    description: 'Console, preview: what the list of pages says while the frame shows a page that is not in it.',
  },
  language: {
    id: 'console.preview.language',
    defaultMessage: 'Language of the app',
    description: 'Console, preview: label of the list in which the language of the app in the frame is chosen.',
  },
  inCountry: {
    id: 'console.preview.inCountry',
    defaultMessage: '{language} ({country})',
    description:
      'Console, preview: a language of the app to choose, where it has several countries. language: "Arabic", country: "Saudi Arabia".',
  },
  scheme: {
    id: 'console.preview.scheme',
    defaultMessage: 'Light or dark',
    description: 'Console, preview: label of the list in which light or dark colours are chosen for the frame.',
  },
  light: {
    id: 'console.preview.light',
    defaultMessage: 'Light',
    description: 'Console, preview: light colours, to choose.',
  },
  dark: {
    id: 'console.preview.dark',
    defaultMessage: 'Dark',
    description: 'Console, preview: dark colours, to choose.',
  },
  device: {
    id: 'console.preview.device',
    defaultMessage: 'Device',
    description: 'Console, preview: label of the list in which the size of the frame is chosen.',
  },
  phone: {
    id: 'console.preview.phone',
    defaultMessage: 'Phone',
    description: 'Console, preview: size of the frame, to choose.',
  },
  desktop: {
    id: 'console.preview.desktop',
    defaultMessage: 'Desktop',
    description: 'Console, preview: size of the frame, to choose: a computer.',
  },
  back: {
    id: 'console.preview.back',
    defaultMessage: 'Back in the preview',
    description: 'Console, preview: button, leads to the page that the frame showed before.',
  },
  reload: {
    id: 'console.preview.reload',
    defaultMessage: 'Load the preview again',
    description: 'Console, preview: button with a round arrow; a verb.',
  },
  loading: {
    id: 'console.preview.loading',
    defaultMessage: 'The preview is loading…',
    description: 'Console, preview: note below the frame while its page is on its way.',
  },
  refused: {
    id: 'console.preview.refused',
    defaultMessage: 'This is a preview: nothing is booked here and nobody signs in.',
    description: 'Console, preview: said when a press in the frame would book something or open a patient’s own pages.',
  },
  elsewhere: {
    id: 'console.preview.elsewhere',
    defaultMessage: 'This link leads out of your app. Patients can follow it, the preview does not.',
    description: 'Console, preview: said when a link in the frame was pressed that leads elsewhere.',
  },
  failed: {
    id: 'console.preview.failed',
    defaultMessage: 'The preview could not be loaded.',
    description: 'Console, preview: said in the place of the frame’s page.',
  },
  leftOut: {
    id: 'console.preview.leftOut',
    defaultMessage: 'Changes with a mistake are not in the preview: it shows what patients see in their place.',
    description:
      'Console, preview: note above the frame while some changes cannot be published. "Their": of the changes.',
  },
})
