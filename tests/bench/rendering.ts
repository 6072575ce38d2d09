import autocannon from 'autocannon'
import { findPages } from './pages.ts'
import type { Row } from './row.ts'

/** As browsers ask: what is compressed for them counts. */
const headers = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-AE,en;q=0.9',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
}
const seconds = 10
const rounds = 25
const cities = ['dubai', 'abu-dhabi', 'sharjah']
const specialities = ['dermatology', 'cardiology', 'paediatrics', 'dentistry', 'orthopaedics', 'ophthalmology']

/** Public pages per second, by ten visitors at once: those that are kept, and lists that are made anew. */
export async function measureRendering(origin: string): Promise<Row[]> {
  const { home, doctor } = await findPages(origin)
  const kept = { home, doctor, 'list of doctors': `${origin}/en-ae/doctors` }
  const rows: Row[] = []
  for (const [what, url] of Object.entries(kept)) {
    // Made before it is measured.
    await fetch(url, { headers }).then((answer) => answer.text())
    rows.push(rowOf(`${what}, kept`, await autocannon({ url, headers, connections: 10, duration: seconds })))
  }
  // Whole lists of twenty, past what is kept of them.
  const lists = Array.from({ length: rounds }, () =>
    specialities.flatMap((speciality) => cities.map((city) => `/en-ae/doctor/${speciality}/${city}?refresh_page=1`)),
  ).flat()
  const requests = lists.map((path) => ({ method: 'GET' as const, path }))
  const anew = await autocannon({ url: origin, headers, requests, connections: 10, amount: lists.length })
  return [...rows, rowOf('lists, rendered anew', anew)]
}

const rowOf = (what: string, { requests, latency, non2xx }: autocannon.Result): Row => ({
  what,
  'pages/s': Math.round(requests.average),
  'p50 ms': latency.p50,
  'p99 ms': latency.p99,
  'not 2xx': non2xx,
})
