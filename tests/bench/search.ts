import { loadDemo } from '#server/demo/load'
import { openDatabase, type OpenDatabase } from '#server/db/open'
import { createSearchEngine, type SearchEngine } from '#server/search/engine'
import type { SearchIndex, SearchParams } from '#contract/search'
import type { Row } from './row.ts'

/** Practitioners that the demo directory has, and ten times as many. */
export const sizes = { usual: 30_000, large: 300_000 }
const rounds = 400
const facets = ['city_slug', 'speciality_slug', 'gender', 'languages', 'insurances', 'plan']
const visible = 'published:true AND fg_test:false AND (plan:1 OR plan:2)'

/** Milliseconds that the engine takes in process, by kind of question, how long its indexes take to build, and what they weigh. */
export async function run(practitioners = sizes.usual): Promise<Row[]> {
  const database = await openDatabase({ dataDir: '', memory: true })
  try {
    await loadDemo(database, { practitioners })
    return await measure(database)
  } finally {
    await database.close()
  }
}

/** The same on a database that holds a directory already. */
export async function measure(database: OpenDatabase): Promise<Row[]> {
  const before = memoryInUse()
  const started = performance.now()
  const engine = await createSearchEngine(database)
  const seconds = (performance.now() - started) / 1000
  const mebibytes = Math.round((memoryInUse() - before) / 1024 / 1024)
  const questions = await makeQuestions(engine)
  const rows: Row[] = [
    { what: `build ${engine.size('doctor')} doctors`, seconds: Math.round(seconds * 10) / 10, MiB: mebibytes },
  ]
  for (const [what, { index, params }] of Object.entries(questions)) {
    // A first round fills what is made on first use, as a running server has it.
    await time(engine, index, params, 50)
    rows.push({ what, ...(await time(engine, index, params, rounds)) })
  }
  return rows
}

/** Bytes of values and of columns that are still needed. Counted after a collection where Node lets itself be asked for one. */
function memoryInUse(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

type Question = { index: SearchIndex; params: (round: number) => SearchParams }

async function makeQuestions(engine: SearchEngine): Promise<Record<string, Question>> {
  const { hits } = await engine.search('doctor', { hitsPerPage: 1000, filters: visible, page: 3 })
  const doctors = hits as {
    fullName: string
    arabic_fullName: string
    city_slug: string
    speciality_slug: string
    _geoloc: { lat: number; lng: number }[]
  }[]
  const placed = doctors.filter(({ _geoloc }) => _geoloc.length)
  const doctor = (round: number) => placed[(round * 37) % placed.length]!
  const wordOf = (name: string, round: number) => {
    const words = name.split(' ')
    return words[round % words.length]!
  }
  const paramsFor = (query: string): SearchParams => ({ query, filters: visible, facets })
  const misspelt = (word: string) => word.slice(0, 2) + 'x' + word.slice(3)
  const question = (params: Question['params'], index: SearchIndex = 'doctor'): Question => ({ index, params })
  return {
    'two letters': question((round) => paramsFor(wordOf(doctor(round).fullName, round).slice(0, 2))),
    'three letters': question((round) => paramsFor(wordOf(doctor(round).fullName, round).slice(0, 3))),
    'first and last name': question((round) => paramsFor(doctor(round).fullName)),
    'a misspelt name': question((round) => paramsFor(misspelt(wordOf(doctor(round).fullName, round + 1)))),
    'three Arabic letters': question((round) => paramsFor(wordOf(doctor(round).arabic_fullName, round).slice(0, 3))),
    'a treatment in a city': question((round) => paramsFor(`skin ${doctor(round).city_slug.replaceAll('-', ' ')}`)),
    'filters alone': question((round) => {
      const { city_slug, speciality_slug } = doctor(round)
      return { facets, filters: `${visible} AND city_slug:${city_slug} AND speciality_slug:${speciality_slug}` }
    }),
    'every doctor': question((round) => ({ facets, filters: visible, page: round % 20 })),
    'nearest of a speciality': question((round) => {
      const { _geoloc, speciality_slug } = doctor(round)
      const { lat, lng } = _geoloc[0]!
      return { facets, filters: `${visible} AND speciality_slug:${speciality_slug}`, aroundLatLng: `${lat},${lng}` }
    }, 'doctor_nearest'),
    'three letters, clinics': question(
      (round) => ({ query: wordOf(doctor(round).fullName, round).slice(0, 3), facets: ['city_slug'] }),
      'facility',
    ),
  }
}

async function time(engine: SearchEngine, index: SearchIndex, params: Question['params'], count: number) {
  const times: number[] = []
  for (let round = 0; round < count; round++) {
    const started = performance.now()
    await engine.search(index, params(round))
    times.push(performance.now() - started)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor((count - 1) * share)]! * 100) / 100
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95) }
}
