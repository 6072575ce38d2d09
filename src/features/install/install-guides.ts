import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages } from './install-guide.messages.ts'
import type { PictureName } from './parts/install-pictures.tsx'
import type { InstallWay } from './install-way.ts'

export type InstallStep = { text: MessageDescriptor; more?: MessageDescriptor; picture: PictureName }
export type InstallGuide = { name: MessageDescriptor; steps: readonly InstallStep[]; note?: MessageDescriptor }

const open: InstallStep = { text: messages.open, picture: 'home' }

/** What to press in each browser, in its own words. */
export const installGuides: Readonly<Record<InstallWay, InstallGuide>> = {
  iphone: {
    name: messages.iphone,
    steps: [
      { text: messages.iphoneShare, more: messages.iphoneShareWhere, picture: 'share' },
      { text: messages.iphoneAdd, more: messages.iphoneAddWhere, picture: 'entry' },
      { ...open, more: messages.iphoneMessages },
    ],
    note: messages.iphoneSignIn,
  },
  chrome: {
    name: messages.chrome,
    steps: [{ text: messages.menuAbove, picture: 'menuAbove' }, { text: messages.chromeAdd, picture: 'entry' }, open],
  },
  samsung: {
    name: messages.samsung,
    steps: [{ text: messages.menuBelow, picture: 'menuBelow' }, { text: messages.samsungAdd, picture: 'entry' }, open],
  },
  edge: {
    name: messages.edge,
    steps: [{ text: messages.menuBelow, picture: 'menuBelow' }, { text: messages.edgeAdd, picture: 'entry' }, open],
  },
  firefox: {
    name: messages.firefox,
    steps: [{ text: messages.menuAbove, picture: 'menuAbove' }, { text: messages.firefoxAdd, picture: 'entry' }, open],
  },
  computer: {
    name: messages.computer,
    steps: [{ text: messages.computerAdd, more: messages.computerMenu, picture: 'addressBar' }],
    note: messages.computerFirefox,
  },
  mac: {
    name: messages.mac,
    steps: [
      { text: messages.macShare, picture: 'shareAbove' },
      { text: messages.macAdd, picture: 'entry' },
    ],
  },
}
