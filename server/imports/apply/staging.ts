import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import type { Row, Values } from '../kinds/kinds.ts'
import { rowsOf } from './rows-of.ts'

/** Kinds of rows that make a doctor. */
export type PartKind = 'practitioners' | 'roles' | 'services' | 'hours' | 'exceptions' | 'accepted_plans'

/** A doctor with all that hangs on them, in the order of the source. */
export type StagedPractitioner = { sourceId: string } & { [Kind in PartKind]: Values[Kind][] }

/** Rows per statement. */
const batchSize = 2_000

export type Staging = {
  add(row: Extract<Row, { kind: PartKind }>): Promise<void>
  /** Doctors with their parts, some at a time. */
  batches(): AsyncGenerator<StagedPractitioner[]>
}

/**
 * Rows of doctors in a table of this transaction, whose files come one after the other and in any order: however many there are, the memory of this
 * process holds a batch.
 */
export async function createStaging(tx: Database): Promise<Staging> {
  await tx.execute(
    sql`create temp table directory_incoming
        (practitioner text collate "C" not null, kind text not null, position int not null, data jsonb not null) on commit drop`,
  )
  let waiting: { practitioner: string; kind: PartKind; position: number; data: unknown }[] = []
  let position = 0
  const flush = async () => {
    if (waiting.length === 0) return
    const records = JSON.stringify(waiting)
    waiting = []
    await tx.execute(
      sql`insert into directory_incoming select practitioner, kind, position, data
          from json_to_recordset(${records}::json) as r(practitioner text, kind text, position int, data jsonb)`,
    )
  }
  return {
    async add({ kind, values }) {
      const practitioner = kind === 'practitioners' ? values.id : values.practitioner
      waiting.push({ practitioner: practitioner ?? '', kind, position: position++, data: values })
      if (waiting.length >= batchSize) await flush()
    },
    async *batches() {
      await flush()
      await tx.execute(sql`create index on directory_incoming (practitioner)`)
      await tx.execute(sql`analyze directory_incoming`)
      for (let after = ''; ;) {
        const rows = await readBatch(tx, after)
        const last = rows.at(-1)
        if (!last) return
        after = last.practitioner
        yield rows.map(({ practitioner, parts }) => assemble(practitioner, parts))
      }
    },
  }
}

type Part = { kind: PartKind; data: never }

/** Doctors per batch. */
const practitionersAtOnce = 500

const readBatch = (tx: Database, after: string) =>
  rowsOf<{ practitioner: string; parts: Part[] }>(
    tx,
    sql`select practitioner, json_agg(json_build_object('kind', kind, 'data', data) order by position) as parts
        from directory_incoming where practitioner in (
          select practitioner from directory_incoming
          where kind = 'practitioners' and practitioner > ${after} order by practitioner limit ${practitionersAtOnce})
        group by practitioner order by practitioner`,
  )

function assemble(sourceId: string, parts: readonly Part[]): StagedPractitioner {
  const staged: StagedPractitioner = {
    sourceId,
    practitioners: [],
    roles: [],
    services: [],
    hours: [],
    exceptions: [],
    accepted_plans: [],
  }
  for (const { kind, data } of parts) staged[kind].push(data)
  return staged
}
