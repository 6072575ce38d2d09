import { createApis } from '#src/api/apis.ts'
import { headers } from '#contract/headers'
import type { Problem } from '#contract/problem'
import { outboxKinds } from '#src/outbox/kinds.ts'
import { createOutboxRunner } from '#src/outbox/runner.ts'
import { outboxStore } from '#src/storage/outbox-store.ts'
import { seenNews } from '#src/storage/seen-news.ts'
import { openStorage } from '#src/storage/tenant-storage.ts'
import { AxiosError } from 'axios'

/** An outbox of changes of a patient's own data, offline at first, and the calls it makes. `fate` is what becomes of each; then it is stored. */
export function openOwnOutbox(fate: Problem[] = [], answer: unknown = {}) {
  const tenant = 'patientweb'
  const storage = openStorage(tenant)
  const state = { isOnline: false, now: new Date('2026-11-23T10:00:00.000Z') }
  const sent: { method: string; path: string; key: string | undefined; body: unknown }[] = []
  const apis = createApis({
    origin: 'https://own.example',
    basePath: '',
    dispatch: async ({ method, path, headers: given, body }) => {
      const key = Object.entries(given).find(([name]) => name.toLowerCase() === headers.idempotencyKey.toLowerCase())
      sent.push({
        ...{ method, path: path.replace(/^\/api\/\w+/, ''), key: key?.[1] },
        body: body === undefined ? undefined : (JSON.parse(body) as unknown),
      })
      const failure = fate.shift()
      if (failure?.code === 'offline') throw new AxiosError('Network Error')
      return {
        status: failure?.status ?? 200,
        headers: { 'content-type': 'application/json' },
        body: failure ? { code: failure.code, message: '', details: failure.details } : { data: answer },
      } as never
    },
  })
  const now = () => state.now
  const store = outboxStore(tenant, storage)
  const kinds = outboxKinds({ tenant, storage, apis: async () => apis, now })
  const runner = createOutboxRunner({
    ...{ tenant, store, seen: seenNews(tenant, storage), now, kinds },
    withLock: (work) => work(),
    isOnline: () => state.isOnline,
    settledNow: async () => now(),
    report: () => {},
    announce: () => {},
    later: () => () => {},
  })
  return {
    ...{ state, sent, store, storage, kinds, runner },
    drainOnline: async () => {
      state.isOnline = true
      await runner.drain()
    },
  }
}
