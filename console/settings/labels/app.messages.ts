import { defineMessages } from '#src/i18n/messages.ts'

/** Labels of markets, push, what stands around pages, and addresses. */
export const messages = defineMessages({
  around: {
    id: 'console.setting.around',
    defaultMessage: 'Around each page',
    description:
      'Console, configuration: label of a field, or heading above some. Heading above header, footer and menu.',
  },
  offered: {
    id: 'console.setting.offered',
    defaultMessage: 'Offered in',
    description:
      'Console, configuration: label of a field, or heading above some. Heading above countries and languages.',
  },
  markets: {
    id: 'console.setting.markets',
    defaultMessage: 'Markets',
    description: 'Console, configuration: label of a field, or heading above some. A list of countries.',
  },
  country: {
    id: 'console.setting.country',
    defaultMessage: 'Main country',
    description: 'Console, configuration: label of a field, or heading above some. One of the markets.',
  },
  languages: {
    id: 'console.setting.languages',
    defaultMessage: 'Languages',
    description: 'Console, configuration: label of a field, or heading above some. A list.',
  },
  reminding: {
    id: 'console.setting.reminding',
    defaultMessage: 'Reminders',
    description: 'Console, configuration: label of a field, or heading above some. Heading above reminders of visits.',
  },
  reminders: {
    id: 'console.setting.reminders',
    defaultMessage: 'Hours before a visit',
    description:
      'Console, configuration: label of a field, or heading above some. A list of numbers: when patients are reminded.',
  },
  pushing: {
    id: 'console.setting.pushing',
    defaultMessage: 'Push',
    description: 'Console, configuration: label of a field, or heading above some. Heading above push messages.',
  },
  pushEnabled: {
    id: 'console.setting.pushEnabled',
    defaultMessage: 'Patients can turn push on',
    description: 'Console, configuration: label of a field, or heading above some. Yes or no.',
  },
  oneSignal: {
    id: 'console.setting.oneSignal',
    defaultMessage: 'Application at OneSignal',
    description:
      'Console, configuration: label of a field, or heading above some. An identifier; empty where OneSignal is not used.',
  },
  inAppPush: {
    id: 'console.setting.inAppPush',
    defaultMessage: 'Push inside your own app',
    description: 'Console, configuration: label of a field, or heading above some. A choice.',
  },
  sidebar: {
    id: 'console.setting.sidebar',
    defaultMessage: 'Menu at the side',
    description: 'Console, configuration: label of a field, or heading above some. Yes or no.',
  },
  footer: {
    id: 'console.setting.footer',
    defaultMessage: 'Footer',
    description: 'Console, configuration: label of a field, or heading above some. A choice of how it is drawn.',
  },
  poweredBy: {
    id: 'console.setting.poweredBy',
    defaultMessage: 'Say that it is made with Patientweb',
    description: 'Console, configuration: label of a field, or heading above some. Yes or no.',
  },
  copyright: {
    id: 'console.setting.copyright',
    defaultMessage: 'Copyright line',
    description: 'Console, configuration: label of a field, or heading above some. Yes or no.',
  },
  headerBlock: {
    id: 'console.setting.headerBlock',
    defaultMessage: 'Content block of the header',
    description: 'Console, configuration: label of a field, or heading above some. Name of a block.',
  },
  footerBlock: {
    id: 'console.setting.footerBlock',
    defaultMessage: 'Content block of the footer',
    description: 'Console, configuration: label of a field, or heading above some. Name of a block.',
  },
  footerUrl: {
    id: 'console.setting.footerUrl',
    defaultMessage: 'Address of your own footer',
    description: 'Console, configuration: label of a field, or heading above some.',
  },
  leading: {
    id: 'console.setting.leading',
    defaultMessage: 'Where the app leads',
    description: 'Console, configuration: label of a field, or heading above some. Heading above addresses.',
  },
  login: {
    id: 'console.setting.login',
    defaultMessage: 'Sign-in of your own site',
    description: 'Console, configuration: label of a field, or heading above some. An address; empty for none.',
  },
  homepage: {
    id: 'console.setting.homepage',
    defaultMessage: 'Your home page',
    description:
      'Console, configuration: label of a field, or heading above some. An address; empty for that of the app.',
  },
  back: {
    id: 'console.setting.back',
    defaultMessage: 'Way back',
    description:
      'Console, configuration: label of a field, or heading above some. An address to which the back button leads; empty for none.',
  },
  expired: {
    id: 'console.setting.expired',
    defaultMessage: 'Page after a session has ended',
    description:
      'Console, configuration: label of a field, or heading above some. A page of the app such as /token-expired.',
  },
  target: {
    id: 'console.setting.target',
    defaultMessage: 'External page that shows first',
    description:
      'Console, configuration: label of a field, or heading above some. Id of an external page; empty for none.',
  },
  hosts: {
    id: 'console.setting.hosts',
    defaultMessage: 'Hosts of content',
    description:
      'Console, configuration: label of a field, or heading above some. A list of host names from which pictures and pages may come.',
  },
  installation: {
    id: 'console.setting.installation',
    defaultMessage: 'Set by who runs the server',
    description:
      'Console, configuration: label of a field, or heading above some. Heading above values that are shown and cannot be changed here.',
  },
  code: {
    id: 'console.setting.code',
    defaultMessage: 'Code of your app',
    description: 'Console, configuration: label of a field, or heading above some. Read only.',
  },
  ownHosts: {
    id: 'console.setting.ownHosts',
    defaultMessage: 'Hosts of your app',
    description:
      'Console, configuration: label of a field, or heading above some. Read only; host names that lead to the app.',
  },
  calendar: {
    id: 'console.setting.calendar',
    defaultMessage: 'Second calendar',
    description: 'Console, configuration: label of a choice: another calendar shown beside the Gregorian one.',
  },
  scope: {
    id: 'console.setting.scope',
    defaultMessage: 'What of the directory it shows',
    description: 'Console, configuration: heading above which insurers and clinics the app shows. "It" is the app.',
  },
  insurer: {
    id: 'console.setting.insurer',
    defaultMessage: 'Insurer whose members it serves',
    description: 'Console, configuration: label of a field: the last part of the insurer’s address. "It" is the app.',
  },
  insurers: {
    id: 'console.setting.insurers',
    defaultMessage: 'Insurers',
    description: 'Console, configuration: label of a list: the last parts of the addresses of insurers.',
  },
  facilities: {
    id: 'console.setting.facilities',
    defaultMessage: 'Clinics and hospitals',
    description: 'Console, configuration: label of a list: the last parts of their addresses.',
  },
})
