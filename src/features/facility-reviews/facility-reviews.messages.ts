import { defineMessages } from '#src/i18n/messages.ts'

export const messages = defineMessages({
  heading: {
    id: 'clinic.reviews.heading',
    defaultMessage: 'Reviews',
    description: 'Page of a clinic: heading above what patients wrote about their visits there.',
  },
  none: {
    id: 'clinic.reviews.none',
    defaultMessage: 'Nobody has written a review yet.',
    description: 'Page of a clinic, under the heading "Reviews", where there are none.',
  },
  average: {
    id: 'clinic.reviews.average',
    defaultMessage: '{average} out of 5 · {count, plural, one {# review} other {# reviews}}',
    description:
      'Page of a clinic, above its reviews. average: mean number of stars from 1 to 5, for example "4.7"; count: how many reviews there are.',
  },
  stars: {
    id: 'clinic.reviews.stars',
    defaultMessage: '{count, plural, one {# star} other {# stars}}',
    description:
      'Only read by screen readers, in place of drawn stars, at a review or in the table of how often each was given. count: 1 to 5.',
  },
  gave: {
    id: 'clinic.reviews.gave',
    defaultMessage: '{count, plural, one {# review} other {# reviews}}',
    description: 'Only read by screen readers, beside "4 stars": how many reviews gave that many. count: that number.',
  },
  pages: {
    id: 'clinic.reviews.pages',
    defaultMessage: 'Pages of reviews',
    description: 'Name of the group of buttons that turn the pages of reviews, only read by screen readers.',
  },
  page: {
    id: 'clinic.reviews.page',
    defaultMessage: 'Page {page} of {pages}',
    description:
      'Between the buttons "Previous" and "Next" below reviews. page: number of the page that is shown; pages: how many there are.',
  },
  previous: {
    id: 'clinic.reviews.previous',
    defaultMessage: 'Previous',
    description: 'Below the reviews of a clinic: button to the page of reviews before this one. One word.',
  },
  next: {
    id: 'clinic.reviews.next',
    defaultMessage: 'Next',
    description: 'Below the reviews of a clinic: button to the page of reviews after this one. One word.',
  },
  failed: {
    id: 'clinic.reviews.failed',
    defaultMessage: 'The reviews didn’t load.',
    description: 'Page of a clinic, under the heading "Reviews", where they could not be loaded.',
  },
  retry: {
    id: 'clinic.reviews.retry',
    defaultMessage: 'Try again',
    description: 'Button beside "The reviews didn’t load.": loads them again.',
  },
})
