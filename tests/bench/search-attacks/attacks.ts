/** How what was asked for is taken: as fast as it comes, not at all, or a little now and then. */
export type Reading = 'all' | 'nothing' | 'a little'
/** Calls of one kind; `body` is made anew for each, so that nothing is answered from what was kept. */
export type Attack = { what: string; reading: Reading; path: string; body: (turn: number) => string }

const many = <Value>(count: number, make: (position: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at))
const questions = (make: (position: number) => object, count = 20) =>
  JSON.stringify({ requests: many(count, (at) => ({ indexName: 'doctor', ...make(at) })) })
const attack = (
  what: string,
  body: Attack['body'],
  { reading = 'all', path = '*/queries' }: Partial<Pick<Attack, 'reading' | 'path'>> = {},
): Attack => ({
  what,
  reading,
  path,
  body,
})
const single = { path: 'doctor/query' }
const misspelt = [
  'mohamxd',
  'dermatlogyst',
  'abdulrahmxn',
  'consultxnt',
  'المستشفىىه',
  'الاستشارين',
  'neurolgist',
  'jumeirxh',
]

/** What is known to have ended or frozen the process, and what could be tried instead now that this is refused. */
export const attacks: readonly Attack[] = [
  attack('20 × 1,000 hits, never read', () => questions(() => ({ hitsPerPage: 1000 })), { reading: 'nothing' }),
  attack('1,000 hits, never read', () => JSON.stringify({ hitsPerPage: 1000 }), { reading: 'nothing', ...single }),
  attack('1,000 hits, read by the byte', () => JSON.stringify({ hitsPerPage: 1000 }), {
    reading: 'a little',
    ...single,
  }),
  attack('1,000 hits, read', (turn) => JSON.stringify({ hitsPerPage: 1000, query: `al ma${turn % 9}` }), single),
  attack('20 × 50 hits, ten words each', (turn) =>
    questions((at) => ({ hitsPerPage: 50, query: `al ma sa mo ha ra ab is um ${turn % 7}${at}` })),
  ),
  attack('20 × every facet', () => questions(() => ({ facets: ['*'] }))),
  attack('5 × every facet', (turn) => questions((at) => ({ facets: ['*'], filters: `fee > ${turn + at}` }), 5)),
  attack('a facet named 50,000 times', () => JSON.stringify({ facets: many(50_000, () => 'city') }), single),
  attack('40,000 facet filters', () => JSON.stringify({ facetFilters: many(40_000, (at) => `id:${at}`) }), single),
  attack('3,000 facet filters', () => JSON.stringify({ facetFilters: many(3_000, (at) => `id:${at}`) }), single),
  attack('10,000 questions', () => JSON.stringify({ requests: many(10_000, () => 1) })),
  attack(
    '10,000 ORs in nestedFilters',
    () => JSON.stringify({ nestedFilters: { locations: many(10_000, (at) => `plan:${at}`).join(' OR ') } }),
    single,
  ),
  attack(
    '60,000 attributesToRetrieve',
    () => JSON.stringify({ attributesToRetrieve: many(60_000, () => 'id') }),
    single,
  ),
  attack('300 conditions over plans', (turn) =>
    questions((at) => ({
      hitsPerPage: 0,
      filters: many(15, (part) => `NOT insurance_plans:${(turn * 20 + at) * 15 + part}`).join(' AND '),
    })),
  ),
  attack('20 × eight misspelt words', (turn) =>
    questions((at) => ({ query: misspelt.map((word) => `${word}${(turn + at) % 26}`).join(' ') })),
  ),
  attack('20 × around everywhere, last page', (turn) =>
    questions((at) => ({
      aroundLatLng: `${25 + ((turn + at) % 100) / 100},55.3`,
      aroundRadius: 'all',
      page: 500,
      hitsPerPage: 50,
    })),
  ),
  attack('20 × two weeks of working hours', (turn) => {
    const from = Date.now() + (turn % 1000) * 60_000
    return questions((at) => ({
      start_time: new Date(from + at * 1000).toISOString(),
      end_time: new Date(from + 15 * 86_400_000).toISOString(),
    }))
  }),
  attack('nested 15,000 deep', () => `{"facetFilters":${'['.repeat(15_000)}${']'.repeat(15_000)}}`, single),
]
