import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadConfig } from '#server/config'
import { endChildren, listening, startChild } from '#tests/support/child'
import { toRequest } from '#tests/support/request'
import { limitFiles, mountSmallDisk, withLimitedFiles, type SmallDisk } from '#tests/support/small-disk'

afterEach(endChildren)

const start = (script: string[], folder: string, within: string[] = []) =>
  startChild(script, { DATA_DIR: join(folder, 'data') }, within)
const services = ['scripts/run-module.mjs', 'tests/support/start-services.ts']

/** A disk for one test. Where none may be mounted the test says so and is left out. */
function diskOf(megabytes: number, skip: (note: string) => never): SmallDisk {
  const disk = mountSmallDisk(megabytes) ?? skip('no file system may be mounted here: run it as root')
  onTestFinished(() => {
    endChildren()
    disk.remove()
  })
  return disk
}

describe('a disk without space', () => {
  it.for([1, 60])(
    'is named at the first start on one of %i MB, which leaves nothing behind',
    async (size, { skip }) => {
      const disk = diskOf(size, skip)
      const { code, output } = await start(services, disk.folder).exited
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/There is no space left on the disk of the data folder/),
      ])
      expect(output).not.toMatch(/backup|at .+\.ts:/)
      expect(readdirSync(join(disk.folder, 'data'))).toEqual([])
    },
  )

  it('lets a running server read, makes it unready and its writes unavailable, until there is space again; it stops when it is told', async ({
    skip,
  }) => {
    const disk = diskOf(160, skip)
    const server = start(services, disk.folder)
    const origin = (await server.printed(listening))[1]!
    const ready = async () => {
      const answer = await fetch(`${origin}/readyz`)
      return [answer.status, ((await answer.json()) as { checks: { writes: string } }).checks.writes]
    }
    let phone = 501234560
    const write = async () => {
      const body = { phone: String(phone++), country_code: '971', type: 'guest_booking' }
      const request = toRequest(loadConfig({}), () => new Date(), 'account', 'POST', '/patient/otp', { body })
      const answer = await fetch(`${origin}${request.url}`, {
        method: 'POST',
        headers: request.headers,
        body: request.payload!,
      })
      return [answer.status, ((await answer.json()) as { code?: string }).code]
    }
    await vi.waitUntil(async () => (await ready())[0] === 200, { timeout: 120_000, interval: 200 })
    expect(await write()).toEqual([200, undefined])
    const limit = (bytes: number | 'unlimited') => limitFiles(server.child.pid!, bytes)
    const lacks: [what: string, begin: () => void, end: () => void][] = [
      ['space', disk.fill, disk.free],
      ['space again', disk.fill, disk.free],
      ['files', disk.fillWithFiles, disk.freeOfFiles],
      ['length, less than the journal has', () => limit(1_000_000), () => limit('unlimited')],
      ['length, little more than that', () => limit(17_000_000), () => limit('unlimited')],
    ]
    for (const [what, begin, end] of lacks) {
      begin()
      expect([what, await ready()]).toEqual([what, [503, 'failed']])
      expect([what, await write()]).toEqual([what, [503, 'unavailable']])
      expect((await fetch(`${origin}/healthz`)).status).toBe(200)
      end()
      // Whether there is room again is not asked more than twice a second.
      await expect.poll(ready, { message: what, timeout: 10_000 }).toEqual([200, 'ok'])
      expect([what, await write()]).toEqual([what, [200, undefined]])
    }
    disk.fill()
    server.child.kill('SIGTERM')
    expect((await server.exited).code).not.toBe(null)
    disk.free()
    // A server that may not go on writing what is there says so, and does not blame the database.
    const limited = await start(services, disk.folder, withLimitedFiles(1_000_000)).exited
    expect([limited.code, limited.output]).toEqual([
      1,
      expect.stringMatching(/limit of the length of files \(ulimit -f\)/),
    ])
    expect(readdirSync(join(disk.folder, 'data'))).not.toContain('room.tmp')
  }, 240_000)
})
