import { defineMessages } from '#src/i18n/messages.ts'

/** Labels of name and look. */
export const messages = defineMessages({
  naming: {
    id: 'console.look.naming',
    defaultMessage: 'Name',
    description:
      'Console, configuration: label of a field, or heading above some. Heading above name and tagline of the app.',
  },
  name: {
    id: 'console.look.name',
    defaultMessage: 'Name of the app',
    description: 'Console, configuration: label of a field, or heading above some.',
  },
  tagline: {
    id: 'console.look.tagline',
    defaultMessage: 'Tagline',
    description:
      'Console, configuration: label of a field, or heading above some. A short line below the name of the app.',
  },
  colours: {
    id: 'console.look.colours',
    defaultMessage: 'Colours',
    description: 'Console, configuration: label of a field, or heading above some. Heading above the colours.',
  },
  seed: {
    id: 'console.look.seed',
    defaultMessage: 'Brand colour',
    description:
      'Console, configuration: label of a field, or heading above some. All other colours are derived from this one.',
  },
  statusBar: {
    id: 'console.look.statusBar',
    defaultMessage: 'Status bar of the phone',
    description: 'Console, configuration: label of a field, or heading above some. A colour.',
  },
  accent: {
    id: 'console.look.accent',
    defaultMessage: 'Accent',
    description:
      'Console, configuration: heading above three fields, the numbers of a colour in OKLCH; their labels begin with it.',
  },
  heroLightness: {
    id: 'console.look.heroLightness',
    defaultMessage: 'Head of home: lightness',
    description:
      'Console, configuration: label of a field, or heading above some. A number of the background colour at the top of the home page, OKLCH.',
  },
  heroChroma: {
    id: 'console.look.heroChroma',
    defaultMessage: 'Head of home: chroma',
    description:
      'Console, configuration: label of a field, or heading above some. A number of the background colour at the top of the home page, OKLCH.',
  },
  heroHue: {
    id: 'console.look.heroHue',
    defaultMessage: 'Head of home: hue',
    description:
      'Console, configuration: label of a field, or heading above some. A number of the background colour at the top of the home page, OKLCH.',
  },
  neutralHue: {
    id: 'console.look.neutralHue',
    defaultMessage: 'Surfaces: hue',
    description:
      'Console, configuration: label of a field, or heading above some. A number of the colour of surfaces, OKLCH.',
  },
  neutralChroma: {
    id: 'console.look.neutralChroma',
    defaultMessage: 'Surfaces: chroma',
    description:
      'Console, configuration: label of a field, or heading above some. A number of the colour of surfaces, OKLCH.',
  },
  shape: {
    id: 'console.look.shape',
    defaultMessage: 'Shape',
    description:
      'Console, configuration: label of a field, or heading above some. Heading above header, logo and corners.',
  },
  header: {
    id: 'console.look.header',
    defaultMessage: 'Header',
    description:
      'Console, configuration: label of a field, or heading above some. How the bar at the top of the app is drawn.',
  },
  logo: {
    id: 'console.look.logo',
    defaultMessage: 'Logo as SVG',
    description: 'Console, configuration: label of a field, or heading above some. Markup of a drawing.',
  },
  controlRadius: {
    id: 'console.look.controlRadius',
    defaultMessage: 'Corners of buttons and fields',
    description: 'Console, configuration: label of a field, or heading above some. A length such as 10px.',
  },
  cardRadius: {
    id: 'console.look.cardRadius',
    defaultMessage: 'Corners of cards',
    description: 'Console, configuration: label of a field, or heading above some. A length such as 16px.',
  },
  files: {
    id: 'console.look.files',
    defaultMessage: 'Pictures and fonts',
    description: 'Console, configuration: heading above the icon, the picture of shared pages and the fonts.',
  },
  icon: {
    id: 'console.look.icon',
    defaultMessage: 'Icon of the app',
    description: 'Console, configuration: label of the choice of a square picture of 512 pixels or more.',
  },
  ogImage: {
    id: 'console.look.ogImage',
    defaultMessage: 'Picture of shared pages',
    description:
      'Console, configuration: label of the choice of the picture that shows where a page of the app is shared.',
  },
  faces: {
    id: 'console.look.faces',
    defaultMessage: 'Faces',
    description: 'Console, configuration: label of the list of font files: family, file, weight and script of each.',
  },
  fontFamily: {
    id: 'console.look.fontFamily',
    defaultMessage: 'Families in order',
    description: 'Console, configuration: label of the names of fonts, of which the first that is there is used.',
  },
  slotRadius: {
    id: 'console.look.slotRadius',
    defaultMessage: 'Corners of times',
    description: 'Console, configuration: label of a field. A length such as 10px; the times of a doctor to choose.',
  },
  sheetRadius: {
    id: 'console.look.sheetRadius',
    defaultMessage: 'Corners of sheets',
    description:
      'Console, configuration: label of a field. A length such as 20px; a sheet comes from below on a phone.',
  },
  tileRadius: {
    id: 'console.look.tileRadius',
    defaultMessage: 'Corners of tiles',
    description:
      'Console, configuration: label of a field. A length such as 12px; tiles are squares with a drawing on home.',
  },
  chipRadius: {
    id: 'console.look.chipRadius',
    defaultMessage: 'Corners of chips',
    description: 'Console, configuration: label of a field. A length such as 999px; chips are small filters.',
  },
  avatarRadius: {
    id: 'console.look.avatarRadius',
    defaultMessage: 'Corners of portraits',
    description: 'Console, configuration: label of a field. A length such as 50%; pictures of doctors.',
  },
  fonts: {
    id: 'console.look.fonts',
    defaultMessage: 'Letters',
    description: 'Console, configuration: heading above the fields of fonts.',
  },
  fontName: {
    id: 'console.look.fontName',
    defaultMessage: 'Name of the font',
    description: 'Console, configuration: label of a field. As “Inter”.',
  },
  fontUrl: {
    id: 'console.look.fontUrl',
    defaultMessage: 'Address of a font file',
    description: 'Console, configuration: label of a field, for a font that is not among the files.',
  },
  fallbacks: {
    id: 'console.look.fallbacks',
    defaultMessage: 'Until the font is there',
    description: 'Console, configuration: label of a list of fonts of the device that stand in, with their measures.',
  },
  displayFamily: {
    id: 'console.look.displayFamily',
    defaultMessage: 'Family of headings',
    description: 'Console, configuration: label of a field. The names of fonts for headings.',
  },
  displayWeight: {
    id: 'console.look.displayWeight',
    defaultMessage: 'Weight of headings',
    description: 'Console, configuration: label of a field. A number from 300 to 900.',
  },
  displayTracking: {
    id: 'console.look.displayTracking',
    defaultMessage: 'Spacing of headings',
    description: 'Console, configuration: label of a field. A length such as -0.01em between letters.',
  },
  installed: {
    id: 'console.look.installed',
    defaultMessage: 'The installed app',
    description: 'Console, configuration: heading above what shows where the app is on a home screen.',
  },
  shortName: {
    id: 'console.look.shortName',
    defaultMessage: 'Name below the icon',
    description: 'Console, configuration: label of a field. A short name of the app.',
  },
  appDescription: {
    id: 'console.look.appDescription',
    defaultMessage: 'What it is',
    description:
      'Console, configuration: label of a field. A sentence about the app, where it is installed. "It" is the app.',
  },
  shortcuts: {
    id: 'console.look.shortcuts',
    defaultMessage: 'Shortcuts of the icon',
    description: 'Console, configuration: label of a list: pages that a long press on the icon offers.',
  },
  screenshots: {
    id: 'console.look.screenshots',
    defaultMessage: 'Pictures where it is installed',
    description: 'Console, configuration: label of a list of pictures of the app. "It" is the app.',
  },
})
