import { openAccountWorld } from '#tests/integration/account-world'
import { contactProbes, contactsFor, type ContactProbe } from '#tests/support/contact-probes'
import { median, type Row } from './row.ts'

/** Accounts of each kind that every call is tried with. */
const many = 60

/**
 * How long a call takes for who has an account and for nobody, in process and in turns: were one longer, a stopwatch would tell an account. The
 * ratio of known to unknown is 1 where nothing is told, of the middle and of the slowest tenth.
 */
export async function measureEnumeration(): Promise<Row[]> {
  const world = await openAccountWorld()
  try {
    const contacts = {
      phone: await contactsFor(world, 'phone', many),
      email: await contactsFor(world, 'email', many),
    }
    const rows: Row[] = []
    for (const probe of contactProbes) {
      const known: number[] = []
      const unknown: number[] = []
      for (let turn = 0; turn < many; turn += 1) {
        const of = contacts[probe.takes]
        const pair = [() => take(of.withPassword[turn]!, known), () => take(of.unknown[turn]!, unknown)]
        // Who is first has a colder cache.
        for (const one of turn % 2 ? pair : pair.toReversed()) await one()
      }
      rows.push(toRow(probe, known, unknown))

      async function take(contact: string, into: number[]) {
        world.pass(3_600)
        const before = probe.after?.(contact)
        if (before) await world.post(...before)
        const begun = performance.now()
        await world.post(probe.path, probe.body(contact))
        into.push(performance.now() - begun)
      }
    }
    return rows
  } finally {
    await world.close()
  }
}

function toRow({ what }: ContactProbe, known: number[], unknown: number[]): Row {
  const [ofKnown, ofUnknown] = [median(known), median(unknown)]
  return {
    what,
    'known, ms': round(ofKnown),
    'unknown, ms': round(ofUnknown),
    ratio: round(ofKnown / ofUnknown),
    'ratio of the slowest tenth': round(slowest(known) / slowest(unknown)),
  }
}

const slowest = (values: number[]) => values.toSorted((one, next) => one - next)[Math.floor(values.length * 0.9)] ?? NaN
const round = (value: number) => Math.round(value * 100) / 100
