import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { Table } from '../columns/table.ts'
import { atOnce } from '../turns.ts'
import { evaluate } from './evaluate.ts'
import { parseFacetFilters } from './facet-filters.ts'
import type { Comparison, Filter } from './filter.ts'
import { parseNumericFilters } from './numeric-filters.ts'
import { parseFilters } from './parse-filters.ts'

type Row = { city: string; tags: string[]; fee: number; open: boolean }

const columns = {
  city: (row: Row) => row.city,
  tags: (row: Row) => row.tags,
  fee: (row: Row) => row.fee,
  open: (row: Row) => row.open,
}

const cities = ['Dubai', 'Abu Dhabi', 'NOT here', '-Doha', 'dubai', 'ANDORRA', '"quoted"', 'a:b (c)', 'دبي']
const tags = ['skin', 'Heart', 'eye care']
const row = fc.record({
  city: fc.constantFrom(...cities),
  tags: fc.subarray(tags),
  fee: fc.integer({ min: -3, max: 6 }),
  open: fc.boolean(),
})

/** A filter together with how it is written and what it means, each made independently of the code under test. */
type Written = { text: string; holds: (row: Row) => boolean }

const quote = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`
const equal = (value: string, other: string) => value.toLowerCase() === other.toLowerCase()
const compare: Record<Comparison, (fee: number, bound: number) => boolean> = {
  '<': (fee, bound) => fee < bound,
  '<=': (fee, bound) => fee <= bound,
  '=': (fee, bound) => fee === bound,
  '!=': (fee, bound) => fee !== bound,
  '>=': (fee, bound) => fee >= bound,
  '>': (fee, bound) => fee > bound,
}

const condition: fc.Arbitrary<Written> = fc.oneof(
  fc
    .constantFrom(...cities)
    .map((city) => ({ text: `city:${quote(city)}`, holds: (row: Row) => equal(row.city, city) })),
  fc
    .constantFrom(...tags)
    .map((tag) => ({ text: `tags:${quote(tag)}`, holds: (row: Row) => row.tags.some((own) => equal(own, tag)) })),
  fc.boolean().map((open) => ({ text: `open:${open}`, holds: (row: Row) => row.open === open })),
  fc
    .tuple(
      fc.constantFrom(...(Object.keys(compare) as Comparison[])),
      fc.integer({ min: -4, max: 7 }),
      fc.constantFrom('', ' '),
    )
    .map(([comparison, bound, space]) => ({
      text: `fee${space}${comparison}${space}${bound}`,
      holds: (row: Row) => compare[comparison](row.fee, bound),
    })),
  fc
    .tuple(fc.integer({ min: -4, max: 7 }), fc.integer({ min: -4, max: 7 }))
    .map(([low, high]) => ({ text: `fee:${low} TO ${high}`, holds: (row: Row) => row.fee >= low && row.fee <= high })),
)

const written = fc.letrec<{ any: Written }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    condition,
    tie('any').map(({ text, holds }) => ({ text: `NOT (${text})`, holds: (row: Row) => !holds(row) })),
    fc.tuple(tie('any'), tie('any')).map(([one, other]) => ({
      text: `(${one.text}) AND (${other.text})`,
      holds: (row: Row) => one.holds(row) && other.holds(row),
    })),
    fc.tuple(tie('any'), tie('any')).map(([one, other]) => ({
      text: `( ${one.text} ) OR (${other.text})`,
      holds: (row: Row) => one.holds(row) || other.holds(row),
    })),
  ),
})).any

function tableOf(rows: readonly Row[]): Table<Row> {
  const table = new Table<Row>(columns)
  for (const row of rows) table.append(row)
  return table
}

function passing(filter: Filter | undefined, rows: readonly Row[]): Row[] {
  const matches = atOnce(evaluate(filter!, tableOf(rows)))
  return rows.filter((_, at) => matches[at])
}

describe('the filters language', () => {
  it('lets through exactly what a plain reading of the filter lets through [C70]', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), written, (rows, { text, holds }) => {
        expect(passing(parseFilters(text), rows)).toEqual(rows.filter(holds))
      }),
      { numRuns: 500 },
    )
  })

  it('reads AND before OR where there are no parentheses', () => {
    const rows: Row[] = [
      { city: 'Dubai', tags: [], fee: 1, open: true },
      { city: 'Dubai', tags: [], fee: 1, open: false },
      { city: 'Doha', tags: [], fee: 1, open: true },
      { city: 'Doha', tags: ['skin'], fee: 1, open: false },
    ]
    expect(passing(parseFilters('city:Dubai AND open:true OR tags:skin'), rows)).toEqual([rows[0], rows[3]])
    expect(passing(parseFilters('tags:skin OR NOT city:Doha AND open:false'), rows)).toEqual([rows[1], rows[3]])
  })

  it('takes an attribute that begins like a keyword for an attribute', () => {
    expect(parseFilters('ANDROID:yes')).toEqual({ kind: 'equals', attribute: 'ANDROID', value: 'yes', position: 0 })
  })

  it('asks for nothing when it is empty', () => {
    expect(parseFilters('  ')).toBeUndefined()
  })

  it.each([
    ['city', 4],
    ['city:', 5],
    ['city:Dubai AND', 14],
    ['city:Dubai city:Doha', 11],
    ['(city:Dubai', 11],
    ['city:Dubai)', 10],
    ['fee > many', 10],
    ['fee:1 TO', 8],
    ['city:"Dubai', 5],
    ['AND city:Dubai', 0],
    ['open:true AND unknown:1', 14],
    ['('.repeat(2000), 33],
  ])('refuses %s, naming position %i', (text, position) => {
    const failure = failureOf(() => passing(parseFilters(text), []))
    expect({ code: failure.code, status: failure.status, details: failure.details }).toEqual({
      code: 'validation_failed',
      status: 400,
      details: { position },
    })
    expect(failure.fields[0]!.path).toBe('/filters')
  })

  it('reads any text without failing in another way than by naming a position', () => {
    const pieces = fc.constantFrom(
      'city',
      ':',
      '(',
      ')',
      '"',
      "'",
      ' ',
      'AND',
      'OR',
      'NOT',
      'TO',
      '<',
      '=',
      '1',
      '-',
      '\\',
      'fee',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        try {
          parseFilters(parts.join(''))
        } catch (failure) {
          expect(failure).toBeInstanceOf(Problem)
          expect(failure).toMatchObject({ code: 'validation_failed' })
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('facetFilters', () => {
  const entry = fc
    .record({ city: fc.constantFrom(...cities), isNegated: fc.boolean() })
    .map(({ city, isNegated }): Written => {
      const value = city.startsWith('-') && !isNegated ? `\\${city}` : city
      return { text: `city:${isNegated ? '-' : ''}${value}`, holds: (row) => isNegated !== equal(row.city, city) }
    })

  it('means AND between its entries and OR within a list [C70]', () => {
    const groups = fc.array(fc.array(entry, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), groups, (rows, groups) => {
        const written = groups.map((group) => (group.length === 1 ? group[0]!.text : group.map(({ text }) => text)))
        const expected = rows.filter((row) => groups.every((group) => group.some(({ holds }) => holds(row))))
        expect(passing(parseFacetFilters(written), rows)).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('reads a bare text as conditions that commas part', () => {
    expect(parseFacetFilters('city:Dubai,open:true')).toEqual({
      kind: 'and',
      filters: [
        { kind: 'equals', attribute: 'city', value: 'Dubai', position: 0 },
        { kind: 'equals', attribute: 'open', value: 'true', position: 1 },
      ],
    })
  })

  it('refuses an entry without a value', () => {
    expect(failureOf(() => parseFacetFilters(['city:Dubai', 'city'])).details).toEqual({ position: 1 })
  })
})

describe('numericFilters', () => {
  const bound = fc.integer({ min: -3, max: 6 })
  const entry = fc.oneof(
    fc
      .record({
        sign: fc.constantFrom<Comparison>('<', '<=', '=', '!=', '>=', '>'),
        bound,
        space: fc.constantFrom('', ' '),
      })
      .map(({ sign, bound, space }): Written => ({
        text: `fee${space}${sign}${space}${bound}`,
        holds: ({ fee }) => compare[sign](fee, bound),
      })),
    fc.tuple(bound, bound).map(([low, high]): Written => ({
      text: `fee:${low} TO ${high}`,
      holds: ({ fee }) => fee >= low && fee <= high,
    })),
    bound.map((value): Written => ({ text: `fee:${value}`, holds: ({ fee }) => fee === value })),
  )

  it('mean AND between their entries and OR within a list', () => {
    const groups = fc.array(fc.array(entry, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), groups, (rows, groups) => {
        const written = groups.map((group) => (group.length === 1 ? group[0]!.text : group.map(({ text }) => text)))
        const expected = rows.filter((row) => groups.every((group) => group.some(({ holds }) => holds(row))))
        expect(passing(parseNumericFilters(written), rows)).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  it.each(['fee', 'fee<', 'fee<cheap', 'city:Dubai', 'fee<1 OR fee>2', '', '<5', 'fee:1 TO'])(
    'refuse %j with its place among them',
    (text) => {
      const { details, message } = failureOf(() => parseNumericFilters(['fee>0', text]))
      expect([details, message]).toEqual([
        { position: 1 },
        'numericFilters: expected a condition on a number at position 1',
      ])
    },
  )
})

function failureOf(attempt: () => unknown): Problem {
  try {
    attempt()
  } catch (failure) {
    if (failure instanceof Problem) return failure
  }
  throw new Error('nothing was refused')
}
