import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { findPages } from './pages.ts'
import { median, type Row } from './row.ts'

const runs = Number(process.env.BENCH_LIGHTHOUSE_RUNS ?? 5)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Medians of Lighthouse's mobile preset over a few runs of each page. */
export async function measureLighthouse(origin: string): Promise<Row[]> {
  const pages = await findPages(origin)
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const rows: Row[] = []
    for (const [what, address] of Object.entries(pages)) {
      const reports: Result[] = []
      for (let turn = 0; turn < runs; turn++) {
        const result = await lighthouse(address, {
          port: chrome.port,
          logLevel: 'silent',
          onlyCategories: [...categories],
        })
        if (result) reports.push(result.lhr)
      }
      const figure = (read: (report: Result) => number | null | undefined) =>
        median(reports.map((report) => read(report) ?? NaN))
      rows.push({
        what,
        ...Object.fromEntries(categories.map((id) => [id, figure((report) => report.categories[id]?.score)])),
        'LCP s': Math.round(figure((report) => report.audits['largest-contentful-paint']?.numericValue) / 10) / 100,
        'TBT ms': Math.round(figure((report) => report.audits['total-blocking-time']?.numericValue)),
        CLS: Math.round(figure((report) => report.audits['cumulative-layout-shift']?.numericValue) * 1000) / 1000,
        runs: reports.length,
      })
    }
    return rows
  } finally {
    chrome.kill()
  }
}
