import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DoctorHit, PractitionerDetail } from '#contract/directory'
import { headers } from '#contract/headers'
import { openEmbedded } from '#server/db/open-embedded'
import type { OpenDatabase } from '#server/db/open'
import { loadTenants } from '#server/demo/tenants/load'
import { runDirectoryCommand } from '#server/imports/command/command'
import { nextSteps } from '#server/imports/next-steps'
import { bookFirstTime } from '#tests/support/book-first-time'
import { tenantTool } from '#tests/support/tenant-tool'
import { startTestServer, type TestServer } from '#tests/support/server'

const sample = join(import.meta.dirname, '../../docs/examples/directory')
const folder = mkdtempSync(join(tmpdir(), 'patientweb-directory-'))
/** A Friday before noon in Dubai. */
const now = new Date('2026-11-27T06:00:00.000Z')
let database: OpenDatabase
let server: TestServer

beforeAll(async () => {
  // As a server without the demo begins.
  database = await openEmbedded({ dump: undefined })
  await loadTenants(database)
  server = await startTestServer({ database, clock: () => now, config: { demo: false } })
})
afterAll(async () => {
  await server.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

async function importFolder(path: string) {
  const lines: string[] = []
  const code = await runDirectoryCommand(['import', path, '--report', join(folder, 'report.csv')], {
    ...{
      withDatabase: (work) => work(database),
      say: (line) => lines.push(line),
      progress: () => {},
      startedBy: 'tester',
    },
  })
  expect(code, lines.join('\n')).toBe(0)
}

async function find(query: string): Promise<DoctorHit[]> {
  const answer = await server.call('search', 'POST', '/search/indexes/doctor/query', {
    body: { query, hitsPerPage: 5 },
  })
  return answer.json<{ hits: DoctorHit[] }>().hits
}

const pageOf = (id: string) => server.call('discovery', 'GET', `/practitioner/${id}/detail`)
const withToken = (token: string) => ({ headers: { [headers.appointmentToken]: token } })

describe('a server without the demo', () => {
  it('says what is to be done next, and has nobody', async () => {
    expect(await nextSteps(database)).toEqual([expect.stringContaining('npm run directory -- template')])
    expect(await find('')).toEqual([])
  })

  it('says how an app is opened that is neither the default nor at a host', async () => {
    const empty = await openEmbedded({ dump: undefined })
    try {
      await tenantTool(empty, 'import', join(import.meta.dirname, '../../docs/examples/tenant'))
      expect(await nextSteps(empty)).toEqual([
        expect.stringContaining('/?key=wadi'),
        expect.stringContaining('npm run directory -- template'),
      ])
      await empty.query(`update tenants set hosts = '{book.wadi.example}'`)
      expect(await nextSteps(empty)).toEqual([expect.stringContaining('npm run directory -- template')])
      await empty.query(`update tenants set status = 'hidden'`)
      expect(await nextSteps(empty)).toEqual([
        expect.stringContaining('There is no app yet'),
        expect.stringContaining('npm run directory -- template'),
      ])
    } finally {
      await empty.close()
    }
  })

  it('lets a guest find and book a doctor of an import, and shows the visit when the doctor is gone', async () => {
    cpSync(sample, folder, { recursive: true })
    await importFolder(folder)
    expect(await nextSteps(database)).toEqual([])
    // The server hears of it; nothing is restarted.
    await expect.poll(() => find('dermatologist')).not.toEqual([])
    const hit = (await find('dermatologist')).find(({ service_fees }) =>
      service_fees.some(({ consultation_type }) => consultation_type === 'clinic'),
    )
    if (!hit) throw new Error('no dermatologist of the sample sees patients at a clinic')
    expect(hit.profilePicture).toBe('')
    const page = (await pageOf(hit.id)).json<{ data: PractitionerDetail }>().data
    expect(page).toMatchObject({ fullName: hit.fullName, services: hit.services })

    const appointment = await bookFirstTime({ server, database, now }, hit.id)
    expect(appointment.appointment.practitioner.fullName).toBe(hit.fullName)

    const [row] = await database.query<{ source_id: string }>('select source_id from practitioners where id = $1', [
      hit.id,
    ])
    for (const [file, column] of [
      ['practitioners', 1],
      ['roles', 3],
      ['services', 3],
      ['hours', 1],
      ['exceptions', 1],
    ] as const) {
      const path = join(folder, `${file}.csv`)
      const lines = readFileSync(path, 'utf8').split('\r\n')
      writeFileSync(path, lines.filter((line) => line.split('"')[column] !== row?.source_id).join('\r\n'))
    }
    await importFolder(folder)
    await expect.poll(async () => (await find('dermatologist')).some(({ id }) => id === hit.id)).toBe(false)
    expect((await pageOf(hit.id)).statusCode).toBe(404)
    const path = `/patientapp/appointments/${appointment.appointment.id}`
    const open = await server.call('appointment', 'GET', path, withToken(appointment.appointment_token))
    expect(open.json().data).toEqual(appointment.appointment)
  })
})
