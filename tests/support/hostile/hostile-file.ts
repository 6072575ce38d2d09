import { checkTenant } from '#server/tenants/check-tenant'
import { isError, step } from '#server/tenants/configuration-issue'
import { TenantFile } from '#server/tenants/tenant-file'
import { fieldsOf, isPlaceOf, leavesOf, setValue, valueAt, type Place } from './places.ts'
import { allTricks, hostileMarkup, tricks } from './tricks.ts'
import { assetFacts, wholeFile } from './whole-file.ts'

/** What became of a trick that was put into every field: who refused it, and errors that name none of those fields. */
type Outcome = { file: TenantFile; refused: string[]; unnamed: string[] }

/** Fields of the schema that the whole file does not have: a new one is added there, and then tried like all others. */
export function fieldsWithoutPlace(): string[] {
  const places = [...leavesOf(wholeFile()), ...otherForms]
  return fieldsOf(TenantFile).filter((field) => !places.some((place) => isPlaceOf(field, place)))
}

/** Puts a trick into every field, and takes it out of those that are named as wrong until nothing is wrong any more. */
export function tryEverywhere(trick: string): Outcome {
  const outcome = putInto(wholeFile(), leavesOf(wholeFile()), () => trick)
  const other = putInto(wholeFile(), otherForms, () => trick)
  return {
    file: outcome.file,
    refused: [...outcome.refused, ...other.refused],
    unnamed: [...outcome.unnamed, ...other.unnamed],
  }
}

/** Fields that may also be one text, where the whole file has a text for each market, and one in place of which it has amounts. */
const otherForms: readonly Place[] = [
  ['configuration', 'second_calendar'],
  ['configuration', 'booking_rules', 'late_cancellation_fee', 'percent'],
]

/** The whole file with as much in each field as is taken in: all tricks at once, else one of those it lets pass. */
export function hostileFile(): TenantFile {
  const open = leavesOf(wholeFile()).filter((place) => !isKept(place))
  const isMarkup = (place: Place) => place.at(-1) === 'html'
  const texts = open.filter((place) => !isMarkup(place))
  const { file, refused } = putInto(wholeFile(), texts, () => allTricks)
  const rest = texts.filter((place) => refused.includes(pathOf(place)))
  const hostile = tricks.reduce((so, trick, i) => {
    // Every field has its turn with another one first.
    const turn = rest.filter((place, at) => at % 3 === i % 3 || valueAt(so, place) === valueAt(wholeFile(), place))
    return putInto(so, turn, () => trick).file
  }, file)
  return putInto(hostile, open.filter(isMarkup), () => hostileMarkup).file
}

function putInto(from: TenantFile, places: readonly Place[], trickFor: (place: Place) => string): Outcome {
  const file = structuredClone(from)
  let tried = places.map((place) => ({ place, path: pathOf(place) }))
  const outcome: Outcome = { file, refused: [], unnamed: [] }
  for (const { place } of tried) setValue(file, place, trickFor(place))
  for (;;) {
    const errors = checkTenant(file, assetFacts).filter(isError)
    const errorPaths = new Set(errors.map(({ path }) => path))
    const isNamed = ({ path }: { path: string }) => pathsOver(path).some((over) => errorPaths.has(over))
    const named = tried.filter(isNamed)
    const namedPaths = new Set(named.flatMap(({ path }) => pathsOver(path)))
    outcome.unnamed.push(...[...errorPaths].filter((path) => !namedPaths.has(path)))
    if (named.length === 0) return outcome
    for (const { place } of named) setValue(file, place, valueAt(from, place))
    outcome.refused.push(...named.map(({ path }) => path))
    tried = tried.filter((one) => !isNamed(one))
  }
}

/** Where an error of a field may be reported: at the field, or at a part that holds it, of which a whole part of the file is none. */
function pathsOver(field: string): string[] {
  const steps = field.split('/')
  return steps
    .map((_, at) => steps.slice(0, at + 1).join('/'))
    .filter((path) => path === field || path.split('/').length > 2)
}

/** What decides where a banner is shown stays: a banner nobody sees tries nothing. The last one is for nobody to see. */
const isKept = (place: Place) => place.at(-1) === 'bpid' && place[1] !== 2

const pathOf = (place: Place) => place.map(step).join('')
