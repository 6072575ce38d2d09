import * as Type from 'typebox'
import { pushEvents } from '#contract/push-events'

const closed = { additionalProperties: false }
const inEachLanguage = <Each extends Type.TSchema>(each: Each) => Type.Object({ en: each, ar: each, id: each })

/** What the page about push messages starts from. */
export const PushSetup = Type.Object({
  /** What browsers subscribe with: the public half of this installation's own key (VAPID). */
  public_key: Type.String(),
  /** Our own texts, which stand where the tenant has none, by event. */
  events: Type.Array(
    Type.Object({
      event: Type.Enum(pushEvents),
      texts: inEachLanguage(Type.Object({ brief: Type.String(), details: Type.String() })),
      /** What may stand in a text in braces. */
      placeholders: Type.Object({ brief: Type.Array(Type.String()), details: Type.Array(Type.String()) }),
    }),
  ),
  /** A visit that nobody has, for previews: what stands for each placeholder, by language. */
  samples: inEachLanguage(Type.Record(Type.String(), Type.String())),
})
export type PushSetup = Type.Static<typeof PushSetup>

/** Body with an application of the tenant's at OneSignal. */
export const PushServiceRequest = Type.Object(
  { application: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) },
  closed,
)
export type PushServiceRequest = Type.Static<typeof PushServiceRequest>

/** Whether it answers to us; `no_key` where whoever runs the installation has not set its key. */
export const pushServiceStates = ['answers', 'no_key', 'refused', 'silent'] as const
export const PushServiceState = Type.Object({ state: Type.Enum(pushServiceStates) })
export type PushServiceState = Type.Static<typeof PushServiceState>
