import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { digestOf, hideRows, nextId, readExisting } from './apply-entries.ts'
import { compile, type Compiled, type Targets } from './practitioner-parts.ts'
import { recordChanges, type Run } from './run.ts'
import { slugsFor } from './slugs-for.ts'
import type { Staging } from './staging.ts'
import { inBatches, type TableRow } from './upsert-rows.ts'
import { snapshotPractitioners, writePractitioners, type WholePractitioner } from './write-practitioners.ts'

/** Brings the doctors of a source to what it says, a batch at a time. */
export async function applyPractitioners(
  tx: Database,
  run: Run,
  staging: Staging,
  targets: Targets,
  onProgress?: (done: number) => void,
): Promise<void> {
  const existing = await readExisting(tx, run.source, 'practitioners')
  const counts = run.counts.practitioners
  const free = { practitioner: await nextId(tx, 'practitioners'), service: await nextId(tx, 'services') }
  let done = 0
  for await (const batch of staging.batches()) {
    const created: { compiled: Compiled; digest: string }[] = []
    const changed: { id: number; compiled: Compiled; digest: string }[] = []
    for (const staged of batch) {
      const compiled = await compile(staged, targets)
      if (!compiled) continue
      const digest = digestOf(compiled)
      const known = existing.get(compiled.sourceId)
      existing.delete(compiled.sourceId)
      if (!known) created.push({ compiled, digest })
      else if (known.source_digest !== digest || known.hidden) changed.push({ id: known.id, compiled, digest })
      else counts.unchanged++
    }
    await writeCreated(tx, run, created, free)
    await writeChanged(tx, run, changed, free)
    counts.created += created.length
    counts.changed += changed.length
    onProgress?.((done += batch.length))
  }
  // Those that are left are in the source no more.
  const gone = [...existing.values()].flatMap(({ id, hidden }) => (hidden ? [] : [id]))
  for (const ids of inBatches(gone)) {
    const before = await snapshotPractitioners(tx, ids)
    await recordChanges(
      tx,
      run,
      'practitioners',
      ids.map((id) => ({ id, before: before.get(id) })),
    )
    await hideRows(tx, 'practitioners', ids)
  }
  counts.hidden += gone.length
}

type Free = { practitioner: number; service: number }
type Said = { compiled: Compiled; digest: string }

async function writeCreated(tx: Database, run: Run, said: readonly Said[], free: Free): Promise<void> {
  const slugs = await slugsFor(
    tx,
    'practitioners',
    said.map(({ compiled: { columns } }, index) => ({
      name: String(columns['name_en']),
      country: String(columns['country_code']),
      suffix: free.practitioner + index,
    })),
  )
  const people = said.map(({ compiled, digest }, index) => {
    const id = free.practitioner++
    const born = {
      ...{ unique_id: randomUUID(), slug: slugs[index], portrait_seed: null, registered: true },
      ...{ educations: [], experiences: [], rank: id, plan: 1, fg_test: false, campaign_ids: [] },
    }
    return wholeOf(run, id, compiled, digest, born, () => free.service++)
  })
  await recordChanges(
    tx,
    run,
    'practitioners',
    people.map(({ row }) => ({ id: Number(row['id']), before: null })),
  )
  await writePractitioners(tx, people, true)
}

async function writeChanged(
  tx: Database,
  run: Run,
  said: readonly (Said & { id: number })[],
  free: Free,
): Promise<void> {
  const before = await snapshotPractitioners(
    tx,
    said.map(({ id }) => id),
  )
  await recordChanges(
    tx,
    run,
    'practitioners',
    said.map(({ id }) => ({ id, before: before.get(id) })),
  )
  const people = said.map(({ id, compiled, digest }) => {
    const was = before.get(id)
    const services = new Map(was?.services.map((service) => [service['source_id'], Number(service['id'])]))
    return wholeOf(run, id, compiled, digest, was?.row ?? {}, (sourceId) => services.get(sourceId) ?? free.service++)
  })
  await writePractitioners(tx, people, false)
}

function wholeOf(
  { source }: Run,
  id: number,
  { sourceId, columns, locations, services, rules, exceptions }: Compiled,
  digest: string,
  kept: TableRow,
  serviceId: (sourceId: string) => number,
): WholePractitioner {
  const own = (rows: readonly TableRow[]) => rows.map((row) => ({ practitioner_id: id, ...row }))
  return {
    row: { ...kept, id, ...columns, source, source_id: sourceId, source_digest: digest, hidden_since: null },
    locations: own(locations),
    services: services.map((service) => ({ id: serviceId(service.source_id), practitioner_id: id, ...service })),
    rules: own(rules),
    exceptions: own(exceptions),
  }
}

/** Dates of change of facilities where a doctor of the run works: their pages list them. */
export async function touchFacilities(tx: Database, runId: number): Promise<void> {
  await tx.execute(
    sql`update facilities set plan = plan where id in (
          select l.facility_id from practice_locations l join directory_changes c on c.id = l.practitioner_id
          where c.run_id = ${runId} and c.kind = 'practitioners')`,
  )
}
