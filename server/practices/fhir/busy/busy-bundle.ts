import * as Type from 'typebox'
import { mostBusyBlocks } from '#contract/practice'
import { Instant } from '#contract/wire'

// What is read of a transaction that says when practitioners are busy; elements that are not read may be anything.

/** How many practitioners one transaction may be about. */
export const mostSchedules = 20

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))
const Identifier = Type.Object({ system: text(300), value: text(120) })
const Reference = Type.Object({ reference: text(300), type: text(60), identifier: Type.Optional(Identifier) })
export type Reference = Type.Static<typeof Reference>

const instant = Type.Optional(Instant)

/** A Schedule, Slot or Appointment, as far as it is read. */
const BusyResource = Type.Object({
  resourceType: Type.Enum(['Schedule', 'Slot', 'Appointment']),
  id: text(64),
  identifier: Type.Optional(Type.Array(Identifier, { maxItems: 20 })),
  status: text(40),
  start: instant,
  end: instant,
  planningHorizon: Type.Optional(Type.Object({ start: instant, end: instant })),
  actor: Type.Optional(Type.Array(Reference, { maxItems: 20 })),
  schedule: Type.Optional(Reference),
  participant: Type.Optional(Type.Array(Type.Object({ actor: Type.Optional(Reference) }), { maxItems: 20 })),
})
export type BusyResource = Type.Static<typeof BusyResource>

/** A transaction: a Schedule for each practitioner, and what takes their time within its horizon. */
export const BusyBundle = Type.Object({
  resourceType: Type.Literal('Bundle'),
  type: Type.Literal('transaction'),
  /** As of when the practice's system knew it. */
  timestamp: Instant,
  entry: Type.Array(Type.Object({ fullUrl: text(300), resource: BusyResource }), {
    minItems: 1,
    maxItems: mostBusyBlocks + mostSchedules,
  }),
})
export type BusyBundle = Type.Static<typeof BusyBundle>
