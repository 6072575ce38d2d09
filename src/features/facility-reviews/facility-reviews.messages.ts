import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  heading: { id: 'clinic.reviews.heading', defaultMessage: 'Reviews', description: 'Heading of patients’ reviews.' },
  none: {
    id: 'clinic.reviews.none',
    defaultMessage: 'Nobody has written a review yet.',
    description: 'In place of reviews where there are none.',
  },
  average: {
    id: 'clinic.reviews.average',
    defaultMessage: '{average} out of 5 · {count, plural, one {# review} other {# reviews}}',
    description: 'Average of 1 to 5 stars and how many reviews it is made of.',
  },
  stars: {
    id: 'clinic.reviews.stars',
    defaultMessage: '{count, plural, one {# star} other {# stars}}',
    description: 'Stars that a review gives.',
  },
  gave: {
    id: 'clinic.reviews.gave',
    defaultMessage: '{count, plural, one {# review} other {# reviews}}',
    description: 'How many reviews gave so many stars; for screen readers.',
  },
  pages: {
    id: 'clinic.reviews.pages',
    defaultMessage: 'Pages of reviews',
    description: 'Name of the buttons that turn the pages, for screen readers.',
  },
  page: {
    id: 'clinic.reviews.page',
    defaultMessage: 'Page {page} of {pages}',
    description: 'Which page of the reviews is shown.',
  },
  previous: {
    id: 'clinic.reviews.previous',
    defaultMessage: 'Previous',
    description: 'Button to the page of reviews before this one.',
  },
  next: {
    id: 'clinic.reviews.next',
    defaultMessage: 'Next',
    description: 'Button to the page of reviews after this one.',
  },
  failed: {
    id: 'clinic.reviews.failed',
    defaultMessage: 'The reviews didn’t load.',
    description: 'In place of reviews after a failure.',
  },
  retry: { id: 'clinic.reviews.retry', defaultMessage: 'Try again', description: 'Button that loads once more.' },
})
