import { defineMessages } from '#src/i18n/messages.ts'

/** What the fields of content are called. */
export const messages = defineMessages({
  title: {
    id: 'console.content.title',
    defaultMessage: 'Title',
    description: 'Console, content: label of the title of a banner, an article or an item of a list.',
  },
  heading: {
    id: 'console.content.heading',
    defaultMessage: 'Heading',
    description: 'Console, content: label of the heading of a block or a page of text.',
  },
  body: {
    id: 'console.content.body',
    defaultMessage: 'Text below it',
    description: 'Console, content: label of the plain text below a title or heading.',
  },
  html: {
    id: 'console.content.html',
    defaultMessage: 'Text with headings and links',
    description: 'Console, content: label of the editor of a longer text.',
  },
  excerpt: {
    id: 'console.content.excerpt',
    defaultMessage: 'Short version',
    description: 'Console, content: label of the sentence or two of an article that stand on home.',
  },
  action: {
    id: 'console.content.action',
    defaultMessage: 'Words of the link',
    description: 'Console, content: label of what the link or button of a banner says.',
  },
  href: {
    id: 'console.content.href',
    defaultMessage: 'Where it leads',
    description: 'Console, content: label of the address of a link.',
  },
  image: {
    id: 'console.content.image',
    defaultMessage: 'Picture',
    description: 'Console, content: label of the name or address of a picture.',
  },
  image_alt: {
    id: 'console.content.imageAlt',
    defaultMessage: 'What the picture shows',
    description: 'Console, content: label of the words for people who do not see a picture.',
  },
  kind: {
    id: 'console.content.kind',
    defaultMessage: 'Kind',
    description: 'Console, content: label of the choice of how a block is drawn, such as a list of cards.',
  },
  src: {
    id: 'console.content.src',
    defaultMessage: 'File or address',
    description: 'Console, content: label of the file of a film or of its captions.',
  },
  poster: {
    id: 'console.content.poster',
    defaultMessage: 'Picture before it plays',
    description: 'Console, content: label of the picture that shows before a film is played.',
  },
  captions: {
    id: 'console.content.captions',
    defaultMessage: 'Captions of the film',
    description: 'Console, content: label of a list of files with the subtitles of a film.',
  },
  items: {
    id: 'console.content.items',
    defaultMessage: 'Entries',
    description: 'Console, content: label of the list in a block: steps, cards, links, logos.',
  },
  bpid: {
    id: 'console.content.bpid',
    defaultMessage: 'Where it shows',
    description: 'Console, content: label of the choice of the page on which a banner shows.',
  },
  country: {
    id: 'console.content.country',
    defaultMessage: 'Market',
    description: 'Console, content: label of the choice of the country in which a banner shows.',
  },
  platform: {
    id: 'console.content.platform',
    defaultMessage: 'Screens',
    description: 'Console, content: label of the choice of phones or wide screens for a banner.',
  },
  position: {
    id: 'console.content.position',
    defaultMessage: 'Place in the order',
    description: 'Console, content: label of the number by which banners are ordered.',
  },
  starts_at: {
    id: 'console.content.startsAt',
    defaultMessage: 'Shown from',
    description: 'Console, content: label of the day and time at which a banner begins to show.',
  },
  ends_at: {
    id: 'console.content.endsAt',
    defaultMessage: 'Shown until',
    description: 'Console, content: label of the day and time at which a banner stops showing.',
  },
  published_at: {
    id: 'console.content.publishedAt',
    defaultMessage: 'Date of the article',
    description: 'Console, content: label of the day and time of an article; the newest stand first.',
  },
})
