import { defineMessages } from '#src/i18n/messages.ts'

/** What is read of captions in the room of a visit by video, on either side. */
export const messages = defineMessages({
  captions: {
    id: 'captions.captions',
    defaultMessage: 'Captions',
    description:
      'Round button of the call, and title of the sheet that it opens: shows in writing what the other side says. Light while they are shown. Short.',
  },
  what: {
    id: 'captions.what',
    defaultMessage:
      'Your browser writes down what the other side says, on this device: no sound is sent anywhere for it, and nothing is kept. It mishears words, so ask again where it matters.',
    description: 'In the sheet that turns captions on.',
  },
  language: {
    id: 'captions.language',
    defaultMessage: 'Language that is spoken',
    description: 'Above the choice of a language for captions: English, Arabic or Indonesian.',
  },
  aloud: {
    id: 'captions.aloud',
    defaultMessage: 'Give them to my screen reader or braille display as well',
    description: 'Checkbox in the sheet that turns captions on: each sentence is announced. Off at first.',
  },
  show: {
    id: 'captions.show',
    defaultMessage: 'Show captions',
    description: 'Button that turns captions on.',
  },
  asking: {
    id: 'captions.asking',
    defaultMessage: 'Asking your browser…',
    description: 'In the sheet, until the browser has said whether it has the language on this device.',
  },
  offered: {
    id: 'captions.offered',
    defaultMessage:
      'For {language} your browser needs a language pack, which it gets from its maker, once. That may be a large download: on mobile data it costs what data costs, and the call may get worse meanwhile. No sound is sent for it.',
    description:
      'In the sheet, above the button "Get the language pack". language: "English", as a name within a sentence.',
  },
  fetch: {
    id: 'captions.fetch',
    defaultMessage: 'Get the language pack',
    description: 'Button: the browser downloads what it needs for captions in a language.',
  },
  fetching: {
    id: 'captions.fetching',
    defaultMessage: 'Your browser is getting the language pack. You can close this: captions begin once it is there.',
    description: 'In the sheet, while the browser downloads.',
  },
  unavailable: {
    id: 'captions.unavailable',
    defaultMessage:
      'Your browser has no captions for {language} on this device. Your device’s own captions may have it: look in its accessibility settings.',
    description: 'In the sheet: why no captions are shown. language: "English", as a name within a sentence.',
  },
  notFetched: {
    id: 'captions.notFetched',
    defaultMessage: 'The language pack could not be downloaded. Try again, or with a better connection.',
    description: 'In the sheet: why no captions are shown.',
  },
  refused: {
    id: 'captions.refused',
    defaultMessage: 'Your browser does not allow captions here.',
    description: 'In the sheet: why no captions are shown.',
  },
  waiting: {
    id: 'captions.waiting',
    defaultMessage: 'What the other side says will stand here.',
    description: 'In place of captions until something was said. Short: one line.',
  },
  stopped: {
    id: 'captions.stopped',
    defaultMessage: 'Captions have stopped: your browser does not go on with them.',
    description: 'Short notice over the call, after captions were shown.',
  },
})
