import type { Language } from '#contract/locale'
import { fillText } from '#contract/push-events'
import type { ClientConfiguration } from '#contract/tenant'
import type { VisitWords } from '#server/messages/visit-messages'

/** What a device shows of a visit, with and without details: in the tenant's own words where it has any in this language, else in ours. */
export function pushWords(
  { configuration: { push_texts: texts } }: { configuration: Pick<ClientConfiguration, 'push_texts'> },
  language: Language,
  { brief, details, own }: { brief: string; details: string; own: VisitWords['own'] },
): { body: string; details: string } {
  const written = own && texts?.[own.event]
  const write = (text: string | undefined) => text && own && fillText(text, own.values)
  return { body: write(written?.brief?.[language]) ?? brief, details: write(written?.details?.[language]) ?? details }
}
