import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { messages } from './fields.messages.ts'

const byName: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(messages))

/** What a field of content is called; undefined for one that has no words of its own. */
export const fieldLabel = (name: string): MessageDescriptor | undefined => byName.get(name)
