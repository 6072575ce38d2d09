import { defineMessages } from '#src/i18n/messages.ts'

/** The control of a text with marks, such as headings and links. */
export const messages = defineMessages({
  tools: {
    id: 'content.markup.tools',
    defaultMessage: 'Marks for {label}',
    description:
      'Console, content, longer text: name of the row of buttons above the field, read by screen readers. label: "Text (Arabic)".',
  },
  heading: {
    id: 'content.markup.heading',
    defaultMessage: 'Heading',
    description: 'Console, content, longer text: button that makes what is selected a heading.',
  },
  paragraph: {
    id: 'content.markup.paragraph',
    defaultMessage: 'Paragraph',
    description: 'Console, content, longer text: button that makes what is selected a paragraph.',
  },
  strong: {
    id: 'content.markup.strong',
    defaultMessage: 'Bold',
    description: 'Console, content, longer text: button that makes what is selected bold.',
  },
  em: {
    id: 'content.markup.em',
    defaultMessage: 'Italic',
    description: 'Console, content, longer text: button that makes what is selected italic.',
  },
  list: {
    id: 'content.markup.list',
    defaultMessage: 'List',
    description: 'Console, content, longer text: button that makes each selected line a point of a list.',
  },
  steps: {
    id: 'content.markup.steps',
    defaultMessage: 'Numbered list',
    description: 'Console, content, longer text: button that makes each selected line a numbered point.',
  },
  quote: {
    id: 'content.markup.quote',
    defaultMessage: 'Quotation',
    description: 'Console, content, longer text: button that makes what is selected a quotation.',
  },
  link: {
    id: 'content.markup.link',
    defaultMessage: 'Link',
    description:
      'Console, content, longer text: button that makes what is selected a link, whose address is then typed.',
  },
  hint: {
    id: 'content.markup.hint',
    defaultMessage: 'Marks are HTML: select words and press one. Below stands what patients will see.',
    description: 'Console, content, longer text: hint below the field. HTML is the language of web pages.',
  },
  preview: {
    id: 'content.markup.preview',
    defaultMessage: 'As patients see it',
    description: 'Console, content, longer text: heading above the text with its marks applied.',
  },
  picture: {
    id: 'content.markup.picture',
    defaultMessage: 'Picture: {words}',
    description:
      'Console, content, longer text: in the place of a picture. words: "A doctor at a desk", what it shows.',
  },
})
