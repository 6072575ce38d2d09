import autocannon from 'autocannon'
import { findPages } from './pages.ts'
import type { Row } from './row.ts'

/** Public pages per second: from the cache, and rendered anew by asking for another address of the same kind each time. */
export async function measureRendering(origin: string): Promise<Row[]> {
  const { home, doctor } = await findPages(origin)
  const cold = Array.from({ length: 400 }, (_, index) => `/en-ae/search/result?query=dr%20${index}`)
  const rows: Row[] = []
  for (const [what, url, requests] of [
    ['home, cached', home, undefined],
    ['doctor, cached', doctor, undefined],
    ['results, rendered', origin, cold.map((path) => ({ method: 'GET' as const, path }))],
  ] as const) {
    const result = await autocannon({
      url,
      connections: 10,
      amount: requests ? cold.length : 3000,
      ...(requests ? { requests: [...requests] } : {}),
    })
    rows.push({
      what,
      'pages/s': Math.round(result.requests.average),
      'p50 ms': result.latency.p50,
      'p99 ms': result.latency.p99,
      'not 2xx': result.non2xx,
    })
  }
  return rows
}
