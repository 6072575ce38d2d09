import * as Type from 'typebox'

// What is read of the data types of FHIR R4, and nothing else: elements that are not read may be anything.

const text = Type.Optional(Type.String())
const many = <Item extends Type.TSchema>(item: Item) => Type.Optional(Type.Array(item))

/** An extension within another: those of FHIR are two deep at most where they are read. */
const part = {
  url: text,
  valueString: text,
  valueMarkdown: text,
  valueCode: text,
  valueCodeableConcept: Type.Optional(
    Type.Object({ coding: many(Type.Object({ system: text, code: text, display: text })), text }),
  ),
  valueReference: Type.Optional(Type.Object({ reference: text })),
}
const Extension = Type.Object({ ...part, extension: many(Type.Object(part)) })
export type Extension = Type.Static<typeof Extension>
const extension = many(Extension)

/** What hangs on a primitive value: `_name` beside `name`. */
const Beside = Type.Object({ extension })
export type Beside = Type.Static<typeof Beside>
const beside = Type.Optional(Beside)
/** A list of texts, in which null keeps the place of one that has nothing but extensions. */
const texts = many(Type.Union([Type.String(), Type.Null()]))
const besides = many(Type.Union([Beside, Type.Null()]))

const Coding = Type.Object({ system: text, code: text, display: text, _display: beside })
export const Concept = Type.Object({ coding: many(Coding), text, _text: beside })
export type Concept = Type.Static<typeof Concept>

const Identifier = Type.Object({ system: text, value: text, type: Type.Optional(Concept) })
export type Identifier = Type.Static<typeof Identifier>

const Reference = Type.Object({ reference: text, type: text, identifier: Type.Optional(Identifier), display: text })
export type Reference = Type.Static<typeof Reference>
const reference = Type.Optional(Reference)

const Period = Type.Object({ start: text, end: text })
export type Period = Type.Static<typeof Period>
const period = Type.Optional(Period)

const Name = Type.Object({
  ...{ use: text, text, _text: beside, family: text, _family: beside, period },
  ...{ given: texts, _given: besides, prefix: texts, _prefix: besides, suffix: texts, _suffix: besides },
})
export type Name = Type.Static<typeof Name>

const Telecom = Type.Object({ system: text, value: text, rank: Type.Optional(Type.Number()), period })
export type Telecom = Type.Static<typeof Telecom>

export const Address = Type.Object({
  ...{ text, _text: beside, line: texts, _line: besides, district: text, _district: beside },
  ...{ city: text, state: text, postalCode: text, country: text },
})
export type Address = Type.Static<typeof Address>

const Attachment = Type.Object({ contentType: text, data: text, url: text })
export type Attachment = Type.Static<typeof Attachment>

const days = many(Type.String())
const AvailableTime = Type.Object({
  ...{ daysOfWeek: days, allDay: Type.Optional(Type.Boolean()), availableStartTime: text, availableEndTime: text },
})
export type AvailableTime = Type.Static<typeof AvailableTime>

/** What every resource has. */
const base = { id: text, language: text, extension, identifier: many(Identifier) }
const active = Type.Optional(Type.Boolean())
const concepts = many(Concept)
const references = many(Reference)
const name = { name: text, _name: beside }
const availability = { availableTime: many(AvailableTime), notAvailable: many(Type.Object({ during: period })) }

/** What is read of each type of resource. */
export const resourceSchemas = {
  Organization: Type.Object({
    ...{ ...base, ...name, active, type: concepts, telecom: many(Telecom), address: many(Address), partOf: reference },
  }),
  Location: Type.Object({
    ...{ ...base, ...name, status: text, mode: text, type: concepts, telecom: many(Telecom) },
    ...{ address: Type.Optional(Address), physicalType: Type.Optional(Concept), partOf: reference },
    position: Type.Optional(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
    managingOrganization: reference,
    hoursOfOperation: many(
      Type.Object({ daysOfWeek: days, allDay: Type.Optional(Type.Boolean()), openingTime: text, closingTime: text }),
    ),
  }),
  HealthcareService: Type.Object({
    ...{ ...base, ...name, active, category: concepts, type: concepts, specialty: concepts, location: references },
    ...{ characteristic: concepts, ...availability },
  }),
  InsurancePlan: Type.Object({
    ...{ ...base, ...name, status: text, period, ownedBy: reference, administeredBy: reference, network: references },
  }),
  Practitioner: Type.Object({
    ...{ ...base, active, name: many(Name), gender: text, photo: many(Attachment), communication: concepts },
    qualification: many(Type.Object({ code: Type.Optional(Concept), period })),
  }),
  PractitionerRole: Type.Object({
    ...{ ...base, active, period, practitioner: reference, organization: reference, code: concepts },
    ...{ specialty: concepts, location: references, healthcareService: references, ...availability },
  }),
}

export type ResourceType = keyof typeof resourceSchemas
type AnyResource = {
  [Each in ResourceType]: Type.Static<(typeof resourceSchemas)[Each]> & { resourceType: Each; id: string }
}[ResourceType]
/** A resource of a type, as far as it is read, with an id. */
export type Resource<Of extends ResourceType = ResourceType> = Extract<AnyResource, { resourceType: Of }>
