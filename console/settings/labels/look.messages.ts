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
})
