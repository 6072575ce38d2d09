import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { createApp } from '#src/app/create-app.ts'
import { createAppRouter } from '#src/app/create-router.tsx'
import { neutralInit } from '#src/context/neutral-init.ts'
import { routeRows, tableLocales, type RouteRow } from '#tests/support/route-rows'

/** Goes to an address as a link does; what is shown needs no answer of the platform. */
async function show(path: string, basePath: string) {
  const [, first = ''] = path.split('/')
  const locale = tableLocales.includes(first) ? first : 'en-ae'
  const app = createApp(
    {
      tenant: 'patientweb',
      basePath,
      keyInUrl: false,
      origin: 'https://app.example',
      locale,
      init: neutralInit,
      countries: [],
    },
    () => Promise.reject(new Problem('offline')),
  )
  const router = createAppRouter({ app, history: createMemoryHistory({ initialEntries: [basePath + path] }) })
  await router.load()
  const { matches } = router.state
  const last = matches.at(-1)
  const page = last?.staticData.page
  const isFound =
    page !== undefined &&
    matches.every((match) => match.status !== 'notFound' && !('_notFound' in match && match._notFound))
  const { locale: _, ...own } = (last?.params ?? {}) as Record<string, string>
  return isFound ? shown(page.screen, { ...own, ...page.params }, page.kind) : shown('not-found')
}

const shown = (screen: string, params: Record<string, string> = {}, kind?: string) => ({
  screen,
  params: { ...params, ...(kind ? { kind } : {}) },
})

const expected = ({ screen, params }: RouteRow) => shown(screen, params)

/** Whether an entity exists is the platform's to say. */
const rows = routeRows().filter(({ path }) => !path.endsWith('/nope/nope'))
const of = (...ids: string[]) => rows.filter(({ id }) => ids.includes(id))

describe('the table of addresses, in the app', () => {
  async function expectAll(wanted: RouteRow[], basePath = '') {
    expect(wanted).not.toEqual([])
    for (const row of wanted) expect([row.path, await show(row.path, basePath)]).toEqual([row.path, expected(row)])
  }

  it('shows nothing where nothing is [R02]', () => expectAll(of('R02')))
  it('shows home at each locale [R05]', () => expectAll(of('R05')))
  it('shows booking below a doctor [R06]', () => expectAll(of('R06')))
  it('shows a booked appointment [R08]', () => expectAll(of('R08')))
  it('shows a doctor under each of the four titles [R21]', () => expectAll(of('R21')))
  it('shows the search for doctors [R22]', () => expectAll(of('R22')))
  it('knows every other address, with its parameters and its kind of result', () => expectAll(rows))
  it('knows them all under a mount path [R33]', () => expectAll(rows, '/care'))
})
