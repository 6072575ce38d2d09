import { defineMessages } from './messages.ts'

/** Languages practitioners speak, by their name in the directory. */
export const languageMessages = defineMessages({
  arabic: {
    id: 'app.language.arabic',
    defaultMessage: 'Arabic',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  bengali: {
    id: 'app.language.bengali',
    defaultMessage: 'Bengali',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  chinese: {
    id: 'app.language.chinese',
    defaultMessage: 'Chinese',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter. Chinese, where the directory does not say which.',
  },
  english: {
    id: 'app.language.english',
    defaultMessage: 'English',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  farsi: {
    id: 'app.language.farsi',
    defaultMessage: 'Farsi',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter. Persian, where the directory calls it Farsi.',
  },
  filipino: {
    id: 'app.language.filipino',
    defaultMessage: 'Filipino',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter. Filipino, the national language of the Philippines.',
  },
  french: {
    id: 'app.language.french',
    defaultMessage: 'French',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  german: {
    id: 'app.language.german',
    defaultMessage: 'German',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  greek: {
    id: 'app.language.greek',
    defaultMessage: 'Greek',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  gujarati: {
    id: 'app.language.gujarati',
    defaultMessage: 'Gujarati',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  hindi: {
    id: 'app.language.hindi',
    defaultMessage: 'Hindi',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  indonesian: {
    id: 'app.language.indonesian',
    defaultMessage: 'Indonesian',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  italian: {
    id: 'app.language.italian',
    defaultMessage: 'Italian',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  japanese: {
    id: 'app.language.japanese',
    defaultMessage: 'Japanese',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  javanese: {
    id: 'app.language.javanese',
    defaultMessage: 'Javanese',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  kannada: {
    id: 'app.language.kannada',
    defaultMessage: 'Kannada',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  korean: {
    id: 'app.language.korean',
    defaultMessage: 'Korean',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  malay: {
    id: 'app.language.malay',
    defaultMessage: 'Malay',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  malayalam: {
    id: 'app.language.malayalam',
    defaultMessage: 'Malayalam',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  mandarin: {
    id: 'app.language.mandarin',
    defaultMessage: 'Mandarin',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter. Mandarin, beside Chinese in general.',
  },
  marathi: {
    id: 'app.language.marathi',
    defaultMessage: 'Marathi',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  persian: {
    id: 'app.language.persian',
    defaultMessage: 'Persian',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter. Persian, where the directory calls it so.',
  },
  polish: {
    id: 'app.language.polish',
    defaultMessage: 'Polish',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  portuguese: {
    id: 'app.language.portuguese',
    defaultMessage: 'Portuguese',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  punjabi: {
    id: 'app.language.punjabi',
    defaultMessage: 'Punjabi',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  romanian: {
    id: 'app.language.romanian',
    defaultMessage: 'Romanian',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  russian: {
    id: 'app.language.russian',
    defaultMessage: 'Russian',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  spanish: {
    id: 'app.language.spanish',
    defaultMessage: 'Spanish',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  sundanese: {
    id: 'app.language.sundanese',
    defaultMessage: 'Sundanese',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  tagalog: {
    id: 'app.language.tagalog',
    defaultMessage: 'Tagalog',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter. Tagalog, beside Filipino.',
  },
  tamil: {
    id: 'app.language.tamil',
    defaultMessage: 'Tamil',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  telugu: {
    id: 'app.language.telugu',
    defaultMessage: 'Telugu',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  turkish: {
    id: 'app.language.turkish',
    defaultMessage: 'Turkish',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  ukrainian: {
    id: 'app.language.ukrainian',
    defaultMessage: 'Ukrainian',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  urdu: {
    id: 'app.language.urdu',
    defaultMessage: 'Urdu',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
  pashto: {
    id: 'app.language.pashto',
    defaultMessage: 'Pashto',
    description:
      'Name of a language that a doctor speaks, in a list such as “Arabic, English and Urdu” and as a filter.',
  },
})
