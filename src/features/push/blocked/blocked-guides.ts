import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages } from './blocked.messages.ts'
import type { BlockedWay } from './blocked-way.ts'

/** Steps in the browser's own words, what stands below the last of them, and what may be in the way besides. */
export type BlockedGuide = { steps: readonly MessageDescriptor[]; more?: MessageDescriptor; note?: MessageDescriptor }

const appleApp: BlockedGuide = { steps: [messages.appleSettings, messages.appleAllow] }

/** How what was refused is allowed again in each browser. Nothing of it can be done by a page. */
export const blockedGuides: Readonly<Record<BlockedWay, BlockedGuide>> = {
  chrome: { steps: [messages.signBefore, messages.permissions], note: messages.phoneToo },
  samsung: { steps: [messages.samsungMenu, messages.samsungSites], note: messages.phoneToo },
  firefox: { steps: [messages.lock, messages.lockEntry], note: messages.phoneToo },
  computer: { steps: [messages.computerSign, messages.computerAllow], more: messages.computerEdge },
  'computer-firefox': { steps: [messages.crossedOut, messages.clear] },
  mac: { steps: [messages.macSettings, messages.macAllow] },
  'app-on-iphone': appleApp,
  'app-on-android': { steps: [messages.appInfo, messages.appAllow] },
  'app-on-mac': appleApp,
}
