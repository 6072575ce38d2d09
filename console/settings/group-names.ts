import { Bell, CalendarClock, Globe, Link2, Map, Palette, PanelTop, Type } from 'lucide-react'
import { messages } from './groups.messages.ts'
import { messages as pages } from './labels/pages.messages.ts'

/** The parts of the configuration as a person thinks of them, in the order of the menu; each is a page. */
export const groupNames = [
  { group: 'look', label: messages.look, lead: messages.lookLead, icon: Palette },
  { group: 'texts', label: messages.texts, lead: messages.textsLead, icon: Type },
  { group: 'markets', label: messages.markets, lead: messages.marketsLead, icon: Globe },
  { group: 'rules', label: messages.rules, lead: messages.rulesLead, icon: CalendarClock },
  { group: 'push', label: messages.push, lead: messages.pushLead, icon: Bell },
  { group: 'frame', label: messages.frame, lead: messages.frameLead, icon: PanelTop },
  { group: 'pages', label: pages.group, lead: pages.groupLead, icon: Map },
  { group: 'addresses', label: messages.addresses, lead: messages.addressesLead, icon: Link2 },
] as const
export type GroupName = (typeof groupNames)[number]['group']

/** Where the console’s router has the page of a part: that of push is one of its own. */
export const addressOfGroup = (group: GroupName) =>
  group === 'push' ? ({ to: '/settings/push' } as const) : ({ to: '/settings/$group', params: { group } } as const)
