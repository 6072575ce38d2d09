import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { groups, pointerOf } from '#console/settings/groups.ts'
import { languages } from '#contract/locale'
import { checkTenant } from '#server/tenants/check-tenant'
import { step } from '#server/tenants/configuration-issue'
import type { Contents } from '#server/tenants/fields/contents'
import { differencesBetween, fieldsOf, withChanges } from '#server/tenants/fields/fields'
import { fieldOfIssue, findField } from '#server/tenants/fields/find-field'
import { sayIssue } from '#server/tenants/say-issue'
import { leavesOf, setValue, type Place } from '#tests/support/hostile/places'
import { tricks } from '#tests/support/hostile/tricks'
import { assetFacts, wholeFile } from '#tests/support/hostile/whole-file'

const files = [...assetFacts]
  .map(([name, fact], i) => ({ name, digest: `digest-${i}`, ...fact }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))
const { $schema: _, ...sound } = wholeFile()
/** Parts of the whole file are one object in several places: here each is its own. */
const whole = (): Contents => ({ file: JSON.parse(JSON.stringify(sound)) as Contents['file'], files })
const refusalOf = (pointer: string) => {
  const found = findField(pointer)
  return 'refusal' in found ? sayIssue(found.refusal) : undefined
}

describe('the fields of a tenant', () => {
  it('are those that the forms of the console change, but for what the installation sets', () => {
    const pointers = Object.values(groups)
      .flatMap((sections) => sections.flatMap(({ entries }) => entries))
      .filter(({ isFixed }) => !isFixed)
      .flatMap((entry) =>
        entry.isLocalised ? languages.map((language) => pointerOf(entry, language)) : [pointerOf(entry)],
      )
    expect(pointers.filter((pointer) => refusalOf(pointer) !== undefined)).toEqual([])
  })

  it('are found by their pointers, banners and articles by their ids', () => {
    const fields = fieldsOf(whole())
    expect(fields.get('/configuration/name/ar')).toBe('نص')
    expect(fields.get('/banners/shown/content/id/title')).toBe('Banner')
    expect(fields.get('/highlights/article/published_at')).toBe('2026-01-01T00:00:00Z')
    expect(fields.get('/assets/drawing.svg')).toBe('digest-2')
    expect(fields.get('/translations/en/home.heading.specialities')).toBe('Specialities')
    for (const pointer of fields.keys()) {
      const isFixed = pointer === '/hosts' || pointer === '/configuration/code'
      expect([pointer, refusalOf(pointer)]).toEqual([
        pointer,
        isFixed ? 'is set by whoever runs the installation' : undefined,
      ])
    }
  })

  it.each([
    ['/configuration/theme/sead', 'is no field here; did you mean "seed"?'],
    ['/configuration/name/french', 'is no field here'],
    ['/configuration/theme', 'has several fields: name one of them'],
    ['/banners/shown', 'has several fields: name one of them'],
    ['/banners/shown/id', 'is no field here'],
    ['/banners/0 or 1/position', 'is no name that may stand here'],
    ['/configuration/theme/faces/0/url', 'is changed as a whole, at /configuration/theme/faces'],
    ['/blocks/why/en/items/0/title', 'is changed as a whole, at /blocks/why/en/items'],
    ['/assets/..%2fa.png', 'is no name that may stand here'],
    ['/translations/en/__proto__', 'is no name that may stand here'],
    ['/__proto__/polluted', 'is no name that may stand here'],
    ['/configuration/constructor', 'is no field here'],
    ['/$schema', 'is no field here'],
    ['configuration/name/en', 'is no JSON pointer'],
    ['/configuration/name~2/en', 'is no JSON pointer'],
    ['', 'is no JSON pointer'],
    [`/translations/en/${'x'.repeat(300)}`, 'is longer than 300 characters'],
  ])('are no others: %s %s', (pointer, refusal) => {
    expect(refusalOf(pointer)).toBe(refusal)
  })

  it.each([
    ['/banners/1/content/en/href', '/banners/placed/content/en/href'],
    ['/banners/9/content', '/banners/9/content'],
    ['/configuration/theme/faces/0/url', '/configuration/theme/faces'],
    ['/blocks/why/en/items/0/href', '/blocks/why/en/items'],
    ['/configuration/theme/hero', '/configuration/theme/hero'],
    ['/translations/en/home.heading.specialities', '/translations/en/home.heading.specialities'],
    ['', ''],
  ])('are named by what is wrong with them: %s is about %s', (path, field) => {
    expect(fieldOfIssue(path, whole().file)).toBe(field)
  })
})

describe('changes of single fields', () => {
  it('make of a trick in whatever place what the file makes of it, and are judged alike [T02][T03][T04]', () => {
    const before = fieldsOf(whole())
    const isKey = ([part, , name]: Place) => name === 'id' && (part === 'banners' || part === 'highlights')
    // Arabic stands wherever English does.
    const places = leavesOf(sound).filter((place) => !isKey(place) && !place.includes('ar'))
    for (const [i, place] of places.entries()) {
      const other = whole()
      // Each place has one of the tricks: they are values like any other here.
      setValue(other.file, place, tricks[i % tricks.length])
      const changes = differencesBetween(before, fieldsOf(other)).map(({ pointer, after }) => [pointer, after] as const)
      const where = place.map(step).join('')
      const made = withChanges(whole(), changes)
      expect([where, changes.length, isDeepStrictEqual(made, other)]).toEqual([where, 1, true])
      // Judging takes longest, and depends on nothing but the file.
      if (i % 40 === 0) expect(checkTenant(made.file, assetFacts), where).toEqual(checkTenant(other.file, assetFacts))
    }
  })

  it('add and remove whole entries, and leave nothing of them behind', () => {
    const without = whole()
    without.file.banners = without.file.banners.filter(({ id }) => id !== 'placed')
    delete without.file.blocks['why']
    delete without.file.configuration.manifest
    without.files = without.files.filter(({ name }) => name !== 'film.mp4')
    const back = differencesBetween(fieldsOf(whole()), fieldsOf(without))
    const forth = back.map(({ pointer, before }) => [pointer, before] as const)
    const gone = withChanges(
      whole(),
      back.map(({ pointer, after }) => [pointer, after] as const),
    )
    expect(gone).toEqual(without)
    const again = withChanges(gone, forth, files)
    expect(fieldsOf(again)).toEqual(fieldsOf(whole()))
    expect(again.files).toEqual(files)
  })

  it('leave a part that must be there, without its fields', () => {
    const { file } = withChanges(whole(), [
      ['/configuration/name/en', {}],
      ['/configuration/name/ar', {}],
      ['/configuration/name/id', {}],
    ])
    expect(file.configuration.name).toEqual({})
    expect(checkTenant(file, assetFacts)).toContainEqual(
      expect.objectContaining({ path: '/configuration/name/en', message: 'is missing' }),
    )
  })
})
