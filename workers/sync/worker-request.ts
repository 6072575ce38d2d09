import { headers } from '#contract/headers'
import type { TenantStorage } from '#src/storage/tenant-storage.ts'
import type { WorkerRow } from './call-rows.ts'

/** A call as a worker makes it. */
export type WorkerRequest = {
  row: WorkerRow
  /** Value of `{id}` in the path. */
  id?: string
  /** Value of `{file}` in the path. */
  file?: string
  query?: string
  headers?: Record<string, string>
  /** Sent as JSON; text and bytes as they are, with their content type among the headers. */
  body?: object | string
}

/** The header by which a call is made once, however often it is sent. */
export const once = (key: string): Record<string, string> => ({ [headers.idempotencyKey]: `"${key}"` })

/** What a change that takes several calls is sent with. */
export type WorkerMeans = {
  tenant: string
  storage: TenantStorage
  call: (request: WorkerRequest) => Promise<unknown>
}
