import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/open'
import type { Held, VersionAuthor } from '#server/db/schema/tenant-versions'
import { discardAll, discardChange } from '#server/tenants/drafts/discard'
import { publishDraft } from '#server/tenants/drafts/publish'
import { readDraft, revisionOf } from '#server/tenants/drafts/read-draft'
import { stageChanges } from '#server/tenants/drafts/stage'
import { fieldsOf, heldAt, isSame, withChanges } from '#server/tenants/fields/fields'
import { readContents } from '#server/tenants/read-contents'
import { restoreVersion } from '#server/tenants/drafts/restore'
import { newestNumber, storeTenant } from '#server/tenants/versions/store-tenant'
import { copyTenant } from '#tests/support/copy-tenant'
import { openTestDatabase } from '#tests/support/database'

const runs = Number(process.env['DRAFT_RUNS'] ?? 6)

const [code, another] = ['edited', 'left-alone']
let database: OpenDatabase
let now = Date.parse('2026-11-26T08:00:00Z')
const later = () => new Date((now += 1_000))

beforeAll(async () => {
  database = await openTestDatabase()
  for (const each of [code, another]) await copyTenant(database, 'insurer', each)
  expect(await stageChanges(database.db, another, [theirs], editing(0))).toMatchObject({ done: true })
})
afterAll(() => database.close())

/** A change in the draft of a tenant that nobody else touches. */
const theirs = {
  pointer: '/configuration/tagline/en',
  held: { value: 'Care for all' },
  expected: { value: 'Find care Sadeem covers.' },
}

const people: VersionAuthor[] = ['Reem', 'Omar'].map((name, i) => ({
  ...{ kind: 'staff', name },
  id: `00000000-0000-4000-8000-00000000000${i}`,
}))
const editing = (who: number) => ({ author: people[who]!, now: later() })

/** Fields that are tried, and what may stand there; the last value of the colour cannot be published. */
const values: Record<string, Held[]> = {
  '/configuration/heading1/en': [{ value: 'One' }, { value: 'Two' }, { value: 'Three' }],
  '/configuration/tagline/ar': [{}, { value: 'كلمة' }],
  '/configuration/sidebar': [{ value: true }, { value: false }],
  '/configuration/theme/seed': [{ value: '#0b5f69' }, { value: '#123456' }, { value: 'red' }],
  '/translations/en/home.heading.specialities': [{}, { value: 'Kinds' }, { value: 'Sorts' }],
}
const pointers = Object.keys(values)

type Row = { held: Held; basedOn: Held; by: VersionAuthor }
type Model = {
  published: Map<string, Held>
  publisher: Map<string, VersionAuthor>
  draft: Map<string, Row>
  versions: Map<number, Map<string, Held>>
  /** What each person read last, and the draft's revision then. */
  seen: { fields: Map<string, Held>; revision: number }[]
}

const publishedAt = (model: Model, pointer: string) => model.published.get(pointer) ?? {}
const isOvertaken = (model: Model, pointer: string) => {
  const row = model.draft.get(pointer)
  return row !== undefined && !isSame(row.basedOn, publishedAt(model, pointer))
}
const standing = (model: Model, pointer: string): Held => {
  const row = model.draft.get(pointer)
  return row && !isOvertaken(model, pointer) ? row.held : publishedAt(model, pointer)
}
function setDraft(model: Model, pointer: string, held: Held, by: VersionAuthor): void {
  const row = model.draft.get(pointer)
  // What stands there already is nobody's change.
  if (row && !isOvertaken(model, pointer) && isSame(row.held, held)) return
  if (isSame(held, publishedAt(model, pointer))) model.draft.delete(pointer)
  else model.draft.set(pointer, { held, basedOn: publishedAt(model, pointer), by })
}
function setPublished(model: Model, fields: Map<string, Held>, by: VersionAuthor): void {
  for (const pointer of pointers) {
    if (!isSame(fields.get(pointer) ?? {}, publishedAt(model, pointer))) model.publisher.set(pointer, by)
  }
  model.published = fields
  for (const [pointer, { held }] of [...model.draft])
    if (isSame(held, publishedAt(model, pointer))) model.draft.delete(pointer)
}

/** What patients see, and what is in the draft, is what the model says. */
async function expectAgreement(model: Model): Promise<void> {
  const { db } = database
  const published = fieldsOf((await readContents(db, code))!)
  for (const pointer of pointers)
    expect([pointer, heldAt(published, pointer)]).toEqual([pointer, publishedAt(model, pointer)])
  const { changes } = (await readDraft(db, code))!
  expect(
    changes.map(({ pointer, held, author, overtaken }) => [pointer, held, author, overtaken !== undefined]),
  ).toEqual(
    [...model.draft].toSorted().map(([pointer, { held, by }]) => [pointer, held, by, isOvertaken(model, pointer)]),
  )
  const newest = await newestNumber(db, code)
  if (!model.versions.has(newest)) model.versions.set(newest, new Map(model.published))
}

const command = (name: string, act: (model: Model) => Promise<void>) => ({
  check: () => true,
  run: async (model: Model) => {
    await act(model)
    await expectAgreement(model)
  },
  toString: () => name,
})

async function read(model: Model, who: number): Promise<void> {
  const fields = new Map(pointers.map((pointer) => [pointer, standing(model, pointer)]))
  model.seen[who] = { fields, revision: await revisionOf(database.db, code) }
}

async function edit(model: Model, who: number, pointer: string, held: Held): Promise<void> {
  const { fields } = model.seen[who]!
  const expected = fields.get(pointer)!
  const before = standing(model, pointer)
  const staged = await stageChanges(database.db, code, [{ pointer, held, expected }], editing(who))
  if (isSame(expected, before)) {
    expect(staged).toMatchObject({ done: true })
    setDraft(model, pointer, held, people[who]!)
    fields.set(pointer, held)
    return
  }
  const author = model.draft.has(pointer) && !isOvertaken(model, pointer) ? model.draft.get(pointer)!.by : undefined
  expect(staged).toMatchObject({
    ...{ done: false, why: 'conflicts' },
    conflicts: [{ pointer, stands: before, author: author ?? model.publisher.get(pointer) ?? expect.anything() }],
  })
  fields.set(pointer, before)
}

async function publish(model: Model, who: number): Promise<void> {
  const { revision } = model.seen[who]!
  const current = await revisionOf(database.db, code)
  const outcome = await publishDraft(database.db, code, { revision }, editing(who))
  const overtaken = pointers.filter((pointer) => isOvertaken(model, pointer)).toSorted()
  if (model.draft.size === 0) expect(outcome).toEqual({ done: false, why: 'nothing' })
  else if (revision !== current) expect(outcome).toEqual({ done: false, why: 'changed', revision: current })
  else if (overtaken.length > 0) {
    expect(outcome).toMatchObject({ done: false, why: 'conflicts' })
    expect(outcome).toMatchObject({ conflicts: overtaken.map((pointer) => ({ pointer })) })
  } else if (isSame(standing(model, '/configuration/theme/seed'), { value: 'red' })) {
    expect(outcome).toMatchObject({ done: false, why: 'issues' })
    expect(outcome).toMatchObject({
      issues: expect.arrayContaining([expect.objectContaining({ field: '/configuration/theme/seed' })]),
    })
  } else {
    expect(outcome).toEqual({ done: true, version: await newestNumber(database.db, code) })
    const fields = new Map(pointers.map((pointer) => [pointer, standing(model, pointer)]))
    model.draft.clear()
    setPublished(model, fields, people[who]!)
  }
}

/** An import that changes one field; a colour that is none is not imported. */
async function put(model: Model, pointer: string, held: Held): Promise<void> {
  if (pointer === '/configuration/theme/seed' && !/^#/.test(String(held.value))) return
  await database.db.transaction(async (tx) => {
    const contents = withChanges((await readContents(tx, code))!, [[pointer, held]])
    await storeTenant(tx, contents, { author: { kind: 'command' }, now: later() })
  })
  setPublished(model, new Map(model.published).set(pointer, held), { kind: 'command' })
}

const person = fc.nat(people.length - 1)
const change = fc.constantFrom(...pointers.flatMap((pointer) => values[pointer]!.map((held) => ({ pointer, held }))))

const commands = [
  person.map((who) => command(`${who} reads`, (model) => read(model, who))),
  fc
    .tuple(person, change)
    .map(([who, { pointer, held }]) =>
      command(`${who} writes ${JSON.stringify(held)} at ${pointer}`, (model) => edit(model, who, pointer, held)),
    ),
  fc.tuple(change, change).map(([one, other]) =>
    command(`both write at once: ${JSON.stringify([one, other])}`, async (model) => {
      await Promise.all([read(model, 0), read(model, 1)])
      const staged = await Promise.all(
        [one, other].map(({ pointer, held }, who) =>
          stageChanges(database.db, code, [{ pointer, held, expected: standing(model, pointer) }], editing(who)),
        ),
      )
      const apart = one.pointer !== other.pointer
      const [first, second] = staged.map(({ done }) => done)
      // In one field the second is told, unless it finds what it saw.
      if (apart) expect([first, second]).toEqual([true, true])
      else expect(first || second).toBe(true)
      const last = !apart && first && second
      for (const [who, { pointer, held }] of [one, other].entries()) {
        if (last || !staged[who]!.done) continue
        setDraft(model, pointer, held, people[who]!)
      }
      if (last) await adopt(model, one.pointer)
    }),
  ),
  fc.tuple(person, fc.constantFrom(...pointers)).map(([who, pointer]) =>
    command(`${who} discards ${pointer}`, async (model) => {
      const expected = model.seen[who]!.fields.get(pointer)!
      const row = model.draft.get(pointer)
      const outcome = await discardChange(database.db, code, { pointer, expected })
      if (row && !isSame(row.held, expected)) {
        expect(outcome).toMatchObject({ done: false, conflict: { pointer, stands: row.held, author: row.by } })
      } else {
        expect(outcome).toMatchObject({ done: true })
        model.draft.delete(pointer)
      }
    }),
  ),
  person.map((who) =>
    command(`${who} discards all`, async (model) => {
      const current = await revisionOf(database.db, code)
      const { revision } = model.seen[who]!
      const outcome = await discardAll(database.db, code, revision)
      expect(outcome.done).toBe(revision === current)
      if (outcome.done) model.draft.clear()
      else expect(outcome.revision).toBe(current)
    }),
  ),
  person.map((who) => command(`${who} publishes`, (model) => publish(model, who))),
  person.map((who) =>
    command(`${who} reads and publishes`, async (model) => {
      await read(model, who)
      await publish(model, who)
    }),
  ),
  change.map(({ pointer, held }) =>
    command(`the command line puts ${JSON.stringify(held)} at ${pointer}`, (model) => put(model, pointer, held)),
  ),
  fc.tuple(person, change, change).map(([who, { pointer, held }, other]) =>
    command(
      `${who} writes ${JSON.stringify(held)} at ${pointer} while the command line puts something`,
      async (model) => {
        await read(model, who)
        await edit(model, who, pointer, held)
        const there = values[pointer]!.find(
          (value) => !isSame(value, held) && !isSame(value, publishedAt(model, pointer)),
        )
        if (there) await put(model, pointer, there)
        await put(model, other.pointer, other.held)
        await read(model, who)
        await publish(model, who)
      },
    ),
  ),
  fc.tuple(person, fc.nat()).map(([who, which]) =>
    command(`${who} restores ${which}`, async (model) => {
      const numbers = [...model.versions.keys()]
      const number = numbers[which % numbers.length]!
      const fields = model.versions.get(number)!
      const isNew = pointers.some((pointer) => !isSame(fields.get(pointer)!, publishedAt(model, pointer)))
      const outcome = await restoreVersion(database.db, code, number, editing(who))
      expect(outcome).toMatchObject(isNew ? { done: true } : { done: false, why: 'nothing' })
      if (isNew) setPublished(model, new Map(fields), people[who]!)
    }),
  ),
]

/** Where both wrote the same field one after the other, and the second found what it saw, either may have been the last. */
async function adopt(model: Model, pointer: string): Promise<void> {
  const { changes } = (await readDraft(database.db, code))!
  const made = changes.find((each) => each.pointer === pointer)
  if (made) setDraft(model, pointer, made.held, made.author)
  else model.draft.delete(pointer)
}

it(
  'whatever two editors and the command line do, nothing is lost without a word, and patients see what was published',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 30, size: '+1' }), async (given) => {
        await discardAll(database.db, code, await revisionOf(database.db, code))
        const fields = fieldsOf((await readContents(database.db, code))!)
        const published = new Map(pointers.map((pointer) => [pointer, heldAt(fields, pointer)]))
        const versions = new Map([[await newestNumber(database.db, code), new Map(published)]])
        const model: Model = { published, publisher: new Map(), draft: new Map(), versions, seen: [] }
        for (const who of people.keys()) await read(model, who)
        await fc.asyncModelRun(() => ({ model, real: {} }), given)
      }),
      { numRuns: runs },
    )
    const draft = await readDraft(database.db, another)
    expect(draft?.changes).toMatchObject([{ pointer: theirs.pointer, held: theirs.held, author: people[0] }])
    expect(await newestNumber(database.db, another)).toBe(1)
  },
  60_000 + runs * 10_000,
)
