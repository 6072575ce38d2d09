import { now } from '#src/clock/server-time.ts'
import { arrivalSource } from '#src/storage/arrival-source.ts'
import { isSource } from './is-source.ts'

/** Keeps what an address says that led here, such as `?source=newsletter` or `?utm_source=newsletter`, for the next booking. */
export async function noteSource(tenant: string, search: string): Promise<void> {
  const parameters = new URLSearchParams(search)
  const source = (parameters.get('source') ?? parameters.get('utm_source') ?? '').toLowerCase()
  if (isSource(source)) await arrivalSource(tenant).keep(source, new Date(now()))
}
