import { defineMessages } from './messages.ts'

/** Languages practitioners speak, by their name in the directory. */
export const languageMessages = defineMessages({
  arabic: {
    id: 'app.language.arabic',
    defaultMessage: 'Arabic',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  bengali: {
    id: 'app.language.bengali',
    defaultMessage: 'Bengali',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  chinese: {
    id: 'app.language.chinese',
    defaultMessage: 'Chinese',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  english: {
    id: 'app.language.english',
    defaultMessage: 'English',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  farsi: {
    id: 'app.language.farsi',
    defaultMessage: 'Farsi',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  filipino: {
    id: 'app.language.filipino',
    defaultMessage: 'Filipino',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  french: {
    id: 'app.language.french',
    defaultMessage: 'French',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  german: {
    id: 'app.language.german',
    defaultMessage: 'German',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  greek: {
    id: 'app.language.greek',
    defaultMessage: 'Greek',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  gujarati: {
    id: 'app.language.gujarati',
    defaultMessage: 'Gujarati',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  hindi: {
    id: 'app.language.hindi',
    defaultMessage: 'Hindi',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  indonesian: {
    id: 'app.language.indonesian',
    defaultMessage: 'Indonesian',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  italian: {
    id: 'app.language.italian',
    defaultMessage: 'Italian',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  japanese: {
    id: 'app.language.japanese',
    defaultMessage: 'Japanese',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  javanese: {
    id: 'app.language.javanese',
    defaultMessage: 'Javanese',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  kannada: {
    id: 'app.language.kannada',
    defaultMessage: 'Kannada',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  korean: {
    id: 'app.language.korean',
    defaultMessage: 'Korean',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  malay: {
    id: 'app.language.malay',
    defaultMessage: 'Malay',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  malayalam: {
    id: 'app.language.malayalam',
    defaultMessage: 'Malayalam',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  mandarin: {
    id: 'app.language.mandarin',
    defaultMessage: 'Mandarin',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  marathi: {
    id: 'app.language.marathi',
    defaultMessage: 'Marathi',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  persian: {
    id: 'app.language.persian',
    defaultMessage: 'Persian',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  polish: {
    id: 'app.language.polish',
    defaultMessage: 'Polish',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  portuguese: {
    id: 'app.language.portuguese',
    defaultMessage: 'Portuguese',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  punjabi: {
    id: 'app.language.punjabi',
    defaultMessage: 'Punjabi',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  romanian: {
    id: 'app.language.romanian',
    defaultMessage: 'Romanian',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  russian: {
    id: 'app.language.russian',
    defaultMessage: 'Russian',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  spanish: {
    id: 'app.language.spanish',
    defaultMessage: 'Spanish',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  sundanese: {
    id: 'app.language.sundanese',
    defaultMessage: 'Sundanese',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  tagalog: {
    id: 'app.language.tagalog',
    defaultMessage: 'Tagalog',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  tamil: {
    id: 'app.language.tamil',
    defaultMessage: 'Tamil',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  telugu: {
    id: 'app.language.telugu',
    defaultMessage: 'Telugu',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  turkish: {
    id: 'app.language.turkish',
    defaultMessage: 'Turkish',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  ukrainian: {
    id: 'app.language.ukrainian',
    defaultMessage: 'Ukrainian',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  urdu: {
    id: 'app.language.urdu',
    defaultMessage: 'Urdu',
    description: 'Name of a language a doctor speaks, in a list.',
  },
  pashto: {
    id: 'app.language.pashto',
    defaultMessage: 'Pashto',
    description: 'Name of a language a doctor speaks, in a list.',
  },
})
