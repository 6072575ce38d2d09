import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '#server/db/open'
import { withTenantStore } from '#server/tenants/open-store'
import { openAdminSocket } from '#server/tenants/operator-socket'
import { createTenantStore } from '#server/tenants/tenant-store'
import { openTestDatabase } from '#tests/support/database'
import { tenantTool } from '#tests/support/tenant-tool'

/** Another database, from which the running server's gets its tenant. */
let tenants: OpenDatabase
/** The running server's, in a folder. */
let database: OpenDatabase
const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
beforeAll(async () => {
  tenants = await openTestDatabase()
  await tenantTool(tenants, 'import', join(import.meta.dirname, '../../docs/examples/tenant'))
  database = await openDatabase({ dataDir })
})
afterAll(async () => {
  await tenants.close()
  await database.close()
  rmSync(dataDir, { recursive: true })
})

describe('the tool beside a running server', () => {
  it('works through the server that holds the embedded database, which shows the change at once', async () => {
    const changes: string[] = []
    const close = await openAdminSocket(
      dataDir,
      createTenantStore(database.db),
      async () => void changes.push('changed'),
    )
    try {
      await withTenantStore({ dataDir, databaseUrl: undefined }, async (store) => {
        const { file, assets } = (await createTenantStore(tenants.db).find('wadi'))!
        await store.put(
          file,
          assets.map((asset) => ({ ...asset, mediaType: 'image/png', fact: {} })),
        )
        expect(await store.find('wadi')).toEqual({ file, assets })
        expect((await store.list()).map(({ code }) => code)).toEqual(['wadi'])
      })
      expect(changes).toEqual(['changed'])
      await withTenantStore({ dataDir, databaseUrl: undefined }, async (store) => {
        const none = { done: true, ahead: 0, until: null }
        expect(await store.hide('wadi')).toEqual(none)
        expect(await store.list()).toMatchObject([{ code: 'wadi', status: 'hidden' }])
        expect([await store.unhide('wadi'), await store.hide('wadi'), await store.remove('wadi')]).toEqual([
          none,
          none,
          none,
        ])
        expect(await store.find('wadi')).toBeUndefined()
        expect(await store.remove('wadi')).toMatchObject({ done: false, why: 'unknown' })
      })
      // Nobody is invited to a tenant that is not shown.
      await withTenantStore({ dataDir, databaseUrl: undefined }, async (store) => {
        const wanted = { code: 'wadi', email: 'owner@wadi.example', role: 'owner' } as const
        expect(await store.invite(wanted)).toBeUndefined()
      })
      // One that was refused is looked for as well: it costs a query.
      expect(changes).toHaveLength(6)
    } finally {
      await close?.()
    }
  })

  it('says what to do where that server does not answer', async () => {
    const asking = withTenantStore({ dataDir, databaseUrl: undefined }, (store) => store.list())
    await expect(asking).rejects.toMatchObject({
      message: expect.stringContaining('is in use'),
      hint: expect.stringContaining('stop it, run this again'),
    })
  })
})
