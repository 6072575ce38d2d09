import { defineMessages } from '#src/i18n/messages.ts'

/** What stands below the fields of blocks, banners and articles. By the end of a field’s path in the schema, which has each sentence in English. */
export const messages = defineMessages({
  kind: {
    id: 'hints.content.kind',
    defaultMessage: 'How it is drawn.',
    description: 'Console, in small letters below a field of a form: kind of a block.',
  },
  heading: {
    id: 'hints.content.heading',
    defaultMessage: 'Its heading, as plain text.',
    description: 'Console, in small letters below a field of a form: heading of a block.',
  },
  body: {
    id: 'hints.content.body',
    defaultMessage: 'Plain text below the heading.',
    description: 'Console, in small letters below a field of a form: text of a block or banner.',
  },
  html: {
    id: 'hints.content.html',
    defaultMessage: 'Markup of a text or a document. Headings begin at h2; what may not be shown is taken out.',
    description: 'Console, in small letters below a field of a form: text with marks.',
  },
  image: {
    id: 'hints.content.image',
    defaultMessage: 'A picture: {file}, or https on one of the hosts of content.',
    description: 'Console, in small letters below a field of a form: picture. file: “asset:<name>”, as it is typed.',
  },
  image_alt: {
    id: 'hints.content.imageAlt',
    defaultMessage: 'What the picture shows, for who does not see it; empty where it only decorates.',
    description: 'Console, in small letters below a field of a form: words for a picture.',
  },
  'blocks.video': {
    id: 'hints.content.video',
    defaultMessage: 'The film of a block of the kind "video".',
    description: 'Console, in small letters below a field of a form: film of a block.',
  },
  'video.src': {
    id: 'hints.content.videoSrc',
    defaultMessage: 'The film: {file}, or https on one of the hosts of content.',
    description:
      'Console, in small letters below a field of a form: address of a film. file: “asset:<name>”, as it is typed.',
  },
  'video.poster': {
    id: 'hints.content.poster',
    defaultMessage: 'What shows before it plays. A picture: {file}, or https on one of the hosts of content.',
    description:
      'Console, in small letters below a field of a form: picture before a film. file: “asset:<name>”, as it is typed.',
  },
  'video.captions': {
    id: 'hints.content.captions',
    defaultMessage: 'Captions in each language that there are some in.',
    description: 'Console, in small letters below a field of a form: captions of a film.',
  },
  'captions.src': {
    id: 'hints.content.captionsSrc',
    defaultMessage: 'The captions in WebVTT: {file}, or https on one of the hosts of content.',
    description:
      'Console, in small letters below a field of a form: address of captions. file: “asset:<name>”, as it is typed.',
  },
  'captions.language': {
    id: 'hints.content.captionsLanguage',
    defaultMessage: 'Their language, such as "ar".',
    description: 'Console, in small letters below a field of a form: language of captions.',
  },
  'captions.label': {
    id: 'hints.content.captionsLabel',
    defaultMessage: 'What the player calls them, in their own language.',
    description: 'Console, in small letters below a field of a form: name of captions.',
  },
  items: {
    id: 'hints.content.items',
    defaultMessage: 'Steps, cards, links, logos, specialities, testimonies or apps, in the order in which they stand.',
    description: 'Console, in small letters below a field of a form: entries of a block.',
  },
  'items.title': {
    id: 'hints.content.itemTitle',
    defaultMessage: 'Its heading, or the words of the link; of a testimony, who says it.',
    description: 'Console, in small letters below a field of a form: heading of an entry of a block.',
  },
  'items.body': {
    id: 'hints.content.itemBody',
    defaultMessage: 'Plain text below it; of a testimony, what is said.',
    description: 'Console, in small letters below a field of a form: text of an entry of a block.',
  },
  href: {
    id: 'hints.content.href',
    defaultMessage:
      'Where it leads: a path of the app without the locale, such as <code>/doctors</code>, or an https, <code>mailto:</code> or <code>tel:</code> address.',
    description:
      'Console, in small letters below a field of a form: address of a link. code: a name or an address that is the same in every language, such as “/doctors”.',
  },
  icon: {
    id: 'hints.content.icon',
    defaultMessage: 'Name of a drawing of the app, such as <code>search</code>. One of another name is told.',
    description:
      'Console, in small letters below a field of a form: drawing of an entry of a block. code: a name or an address that is the same in every language, such as “search”.',
  },
  id: {
    id: 'hints.content.id',
    defaultMessage: 'A name of its own: lower-case letters, digits, hyphens.',
    description: 'Console, in small letters below a field of a form: name of a banner or article.',
  },
  bpid: {
    id: 'hints.content.place',
    defaultMessage: 'Where it shows: <code>home</code>, <code>doctor</code>, <code>clinic</code>.',
    description:
      'Console, in small letters below a field of a form: place of a banner. code: a name or an address that is the same in every language, such as “home”.',
  },
  country: {
    id: 'hints.content.country',
    defaultMessage: 'The market it shows in.',
    description: 'Console, in small letters below a field of a form: market of a banner.',
  },
  platform: {
    id: 'hints.content.platform',
    defaultMessage: '<code>web</code>: wide screens. <code>mobile</code>: phones.',
    description:
      'Console, in small letters below a field of a form: screens of a banner. code: a name or an address that is the same in every language, such as “web”.',
  },
  position: {
    id: 'hints.content.position',
    defaultMessage: 'Lower ones are shown first.',
    description: 'Console, in small letters below a field of a form: order of a banner.',
  },
  starts_at: {
    id: 'hints.content.startsAt',
    defaultMessage: 'Shown from this instant on.',
    description: 'Console, in small letters below a field of a form: begin of a banner.',
  },
  ends_at: {
    id: 'hints.content.endsAt',
    defaultMessage: 'Shown until this instant.',
    description: 'Console, in small letters below a field of a form: end of a banner.',
  },
  'content.title': {
    id: 'hints.content.bannerTitle',
    defaultMessage: 'Its heading.',
    description: 'Console, in small letters below a field of a form: heading of a banner.',
  },
  'content.action': {
    id: 'hints.content.action',
    defaultMessage: 'The words of its link.',
    description: 'Console, in small letters below a field of a form: words of the link of a banner.',
  },
  published_at: {
    id: 'hints.content.publishedAt',
    defaultMessage: 'Its date; the newest stand first.',
    description: 'Console, in small letters below a field of a form: date of an article.',
  },
  'highlights.content.title': {
    id: 'hints.content.articleTitle',
    defaultMessage: 'Its title, which is the link.',
    description: 'Console, in small letters below a field of a form: title of an article.',
  },
  'content.excerpt': {
    id: 'hints.content.excerpt',
    defaultMessage: 'A sentence or two of it.',
    description: 'Console, in small letters below a field of a form: summary of an article.',
  },
  'highlights.content.href': {
    id: 'hints.content.articleHref',
    defaultMessage:
      'The article. Where it leads: a path of the app without the locale, such as <code>/doctors</code>, or an https, <code>mailto:</code> or <code>tel:</code> address.',
    description:
      'Console, in small letters below a field of a form: address of an article. code: a name or an address that is the same in every language, such as “/doctors”.',
  },
})
