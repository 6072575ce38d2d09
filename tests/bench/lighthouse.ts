import { installBeside } from '../../scripts/tool-packages.mjs'
import { findPages } from './pages.ts'
import { median, type Row } from './row.ts'

const runs = Number(process.env.BENCH_LIGHTHOUSE_RUNS ?? 5)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** With what they need 97 packages, an eighth of all files that are installed. */
const packages = ['lighthouse@12.8.2', 'chrome-launcher@1.2.1']

/** What is used of them: their own types are there with them alone. */
type Result = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}
type Lighthouse = {
  default: (
    address: string,
    flags: { port: number; logLevel: 'silent'; onlyCategories: string[] },
  ) => Promise<{ lhr: Result } | undefined>
}
type ChromeLauncher = {
  launch: (options: { chromePath: string; chromeFlags: string[] }) => Promise<{ port: number; kill: () => void }>
}

async function loadTools() {
  if (!installBeside(packages)) throw new Error(`${packages.join(' and ')} could not be installed: see the lines above`)
  const load = (name: string): Promise<unknown> => import(name)
  const { default: lighthouse } = (await load('lighthouse')) as Lighthouse
  const { launch } = (await load('chrome-launcher')) as ChromeLauncher
  return { lighthouse, launch }
}

/** Medians of Lighthouse's mobile preset over a few runs of each page. */
export async function measureLighthouse(origin: string): Promise<Row[]> {
  const { lighthouse, launch } = await loadTools()
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
