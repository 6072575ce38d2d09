import { defineMessages } from '#src/i18n/messages.ts'

/** Labels of the texts. */
export const messages = defineMessages({
  home: {
    id: 'console.text.home',
    defaultMessage: 'Home page',
    description:
      'Console, configuration: label of a field, or heading above some. Heading above the texts of the home page.',
  },
  heading1: {
    id: 'console.text.heading1',
    defaultMessage: 'Heading',
    description: 'Console, configuration: label of a field, or heading above some. The large heading of the home page.',
  },
  heading2: {
    id: 'console.text.heading2',
    defaultMessage: 'Second heading',
    description:
      'Console, configuration: label of a field, or heading above some. The line below the heading of the home page.',
  },
  search: {
    id: 'console.text.search',
    defaultMessage: 'Found and shared',
    description:
      'Console, configuration: label of a field, or heading above some. Heading above titles and descriptions for search engines and shared links.',
  },
  titleTemplate: {
    id: 'console.text.titleTemplate',
    defaultMessage: 'Title of pages; %s is the page’s own',
    description:
      'Console, configuration: label of a field, or heading above some. For the browser’s tab. %s stays as it is.',
  },
  homeTitle: {
    id: 'console.text.homeTitle',
    defaultMessage: 'Home: title',
    description:
      'Console, configuration: label of a field, or heading above some. For search engines and shared links.',
  },
  homeDescription: {
    id: 'console.text.homeDescription',
    defaultMessage: 'Home: description',
    description:
      'Console, configuration: label of a field, or heading above some. For search engines and shared links.',
  },
  doctorsTitle: {
    id: 'console.text.doctorsTitle',
    defaultMessage: 'Doctors: title',
    description:
      'Console, configuration: label of a field, or heading above some. For search engines and shared links; of the list of doctors.',
  },
  doctorsDescription: {
    id: 'console.text.doctorsDescription',
    defaultMessage: 'Doctors: description',
    description:
      'Console, configuration: label of a field, or heading above some. For search engines and shared links; of the list of doctors.',
  },
  clinicsTitle: {
    id: 'console.text.clinicsTitle',
    defaultMessage: 'Clinics: title',
    description:
      'Console, configuration: label of a field, or heading above some. For search engines and shared links; of the list of clinics.',
  },
  clinicsDescription: {
    id: 'console.text.clinicsDescription',
    defaultMessage: 'Clinics: description',
    description:
      'Console, configuration: label of a field, or heading above some. For search engines and shared links; of the list of clinics.',
  },
  homeImage: {
    id: 'console.text.homeImage',
    defaultMessage: 'Home: picture where it is shared',
    description: 'Console, configuration: label of the choice of a picture. "It" is the page.',
  },
  doctorsImage: {
    id: 'console.text.doctorsImage',
    defaultMessage: 'Doctors: picture where they are shared',
    description: 'Console, configuration: label of the choice of a picture. "They": the page with doctors.',
  },
  clinicsImage: {
    id: 'console.text.clinicsImage',
    defaultMessage: 'Clinics: picture where they are shared',
    description: 'Console, configuration: label of the choice of a picture. "They": the page with clinics.',
  },
})
