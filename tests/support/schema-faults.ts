/** A thing in the words of schema.org, as it stands in a page. */
export type SchemaObject = { '@type': string } & Record<string, unknown>

type Check = (value: unknown) => boolean
const isText: Check = (value) => typeof value === 'string' && value.trim() !== ''
const isAddress: Check = (value) => isText(value) && URL.canParse(value as string) && /^https?:/.test(value as string)
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const isClockTime: Check = (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value))
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText)
const isA =
  (...types: string[]): Check =>
  (value) =>
    typeof value === 'object' && types.includes((value as SchemaObject | null)?.['@type'] ?? '')
const isListOf =
  (...types: string[]): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(isA(...types))

type Shape = { needed: Record<string, Check>; allowed?: Record<string, Check> }

/** What search engines ask of each type: needed properties first, then those that may be left out. */
const shapes: Readonly<Record<string, Shape>> = {
  Physician: {
    needed: { name: isText, url: isAddress, image: isAddress, address: isA('PostalAddress'), medicalSpecialty: isText },
    allowed: {
      description: isText,
      knowsLanguage: isTexts,
      priceRange: isText,
      telephone: isText,
      geo: isA('GeoCoordinates'),
      location: isListOf('MedicalClinic', 'Hospital'),
    },
  },
  MedicalClinic: {
    needed: { name: isText, address: isA('PostalAddress') },
    allowed: {
      telephone: isText,
      url: isAddress,
      image: (value) => Array.isArray(value) && value.every(isAddress),
      geo: isA('GeoCoordinates'),
      openingHoursSpecification: isListOf('OpeningHoursSpecification'),
      availableService: isListOf('MedicalProcedure'),
      paymentAccepted: isText,
      priceRange: isText,
      aggregateRating: isA('AggregateRating'),
    },
  },
  OpeningHoursSpecification: {
    needed: {
      dayOfWeek: (value) => /^https:\/\/schema\.org\/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(String(value)),
      opens: isClockTime,
      closes: isClockTime,
    },
  },
  MedicalProcedure: { needed: { name: isText } },
  AggregateRating: {
    needed: { ratingValue: isNumber, reviewCount: (value) => Number.isInteger(value) && (value as number) > 0 },
    allowed: { bestRating: isNumber },
  },
  FAQPage: { needed: { mainEntity: isListOf('Question') } },
  Question: { needed: { name: isText, acceptedAnswer: isA('Answer') } },
  Answer: { needed: { text: isText } },
  PostalAddress: {
    needed: {
      streetAddress: isText,
      addressLocality: isText,
      addressCountry: (value) => /^[A-Z]{2}$/.test(String(value)),
    },
  },
  GeoCoordinates: { needed: { latitude: isNumber, longitude: isNumber } },
  BreadcrumbList: { needed: { itemListElement: isListOf('ListItem') } },
  ItemList: {
    needed: { itemListElement: isListOf('ListItem') },
    allowed: { name: isText, url: isAddress, numberOfItems: isNumber },
  },
  ListItem: {
    needed: { position: (value) => Number.isInteger(value) && (value as number) > 0, name: isText },
    allowed: { item: isAddress, url: isAddress },
  },
}
const shapeOf = (type: string) => shapes[type === 'Hospital' ? 'MedicalClinic' : type]

/** What is wrong with a thing and all within it; of types that are not listed here, nothing is said. */
export function schemaFaults(thing: SchemaObject): string[] {
  const type = thing['@type']
  const shape = shapeOf(type)
  if (!shape) return []
  const known = { ...shape.needed, ...shape.allowed }
  const own = Object.entries(known)
    .filter(([name, isRight]) => (thing[name] === undefined ? name in shape.needed : !isRight(thing[name])))
    .map(([name]) => `${type}.${name}`)
  const strange = Object.keys(thing)
    .filter((name) => !name.startsWith('@') && !(name in known))
    .map((name) => `${type}.${name} is not expected`)
  const within = Object.values(thing)
    .flat()
    .filter((value): value is SchemaObject => typeof value === 'object' && value !== null && '@type' in value)
  return [...own, ...strange, ...within.flatMap(schemaFaults), ...orderFaults(thing)]
}

/** Positions rise by one. */
function orderFaults({ '@type': type, itemListElement }: SchemaObject): string[] {
  if (!Array.isArray(itemListElement)) return []
  const positions = (itemListElement as { position: number }[]).map(({ position }) => position)
  return positions.every((position, index) => position === positions[0]! + index) ? [] : [`${type} is out of order`]
}
