import fc from 'fast-check'
import {
  getInitialMicrosteps,
  getMicrosteps,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'

type Walk<Machine extends AnyStateMachine> = {
  inputs: readonly InputFrom<Machine>[]
  /** What the patient does, and what the services answer (`answered`, `refused`). */
  events: readonly EventFromLogic<Machine>[]
  /** What holds in every state, and after the one before it. */
  expectIn: (snapshot: SnapshotFrom<Machine>, before: SnapshotFrom<Machine>) => void
}

/** An answer of a service that a machine invokes, as the event by which it hears of it. */
export const answered = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })
/** A refusal of such a service. */
export const refused = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })
/** The state of an invoked machine. */
export const isAt = (id: string, snapshot: unknown) => ({ type: `xstate.snapshot.${id}`, snapshot, actorId: id })

/** States after which a walk that has taken every transition ends, and one that has not. */
const [enough, most] = [2_000, 20_000]

/**
 * Walks the paths through a machine, without its services, the shortest first, until each of its transitions was taken in many a state. Returns the names of the states that no
 * path reaches and of the transitions that none takes: those that are always taken at once, and those of states within states, included.
 */
export function walk<Machine extends AnyStateMachine>(machine: Machine, { inputs, events, expectIn }: Walk<Machine>) {
  const nodes = [...nodesOf(machine.root)]
  const unreached = new Set(nodes.map(({ id }) => id))
  const untaken = new Map(nodes.flatMap((node) => [...transitionsOf(node)].map((one) => [one, nameOf(one)])))
  const known = new Set<string>()
  const ahead: SnapshotFrom<Machine>[] = []
  const note = (before: AnyMachineSnapshot | undefined, steps: ReturnType<typeof getMicrosteps<Machine>>) => {
    let last = before
    for (const [step] of steps) {
      const snapshot = step as AnyMachineSnapshot
      for (const { id } of snapshot._nodes) unreached.delete(id)
      for (const one of last ? alwaysOf(last) : []) if (leadsTo(one, snapshot)) untaken.delete(one)
      last = snapshot
    }
    if (!last || known.has(keyOf(last))) return
    known.add(keyOf(last))
    expectIn(last as SnapshotFrom<Machine>, (before ?? last) as SnapshotFrom<Machine>)
    ahead.push(last as SnapshotFrom<Machine>)
  }
  for (const input of inputs) note(undefined, getInitialMicrosteps(machine, ...([input] as never)))
  for (const snapshot of ahead) {
    if (known.size > (untaken.size === 0 ? enough : most)) break
    for (const event of events) {
      if (!canCome(event, snapshot)) continue
      const taken = machine.getTransitionData(snapshot as never, event)
      for (const one of taken) untaken.delete(one)
      // Most events mean nothing in a state, and each costs as much as one that does.
      if (taken.length > 0) note(snapshot as AnyMachineSnapshot, getMicrosteps(machine, snapshot, event))
    }
  }
  return { unreached: [...unreached], untaken: [...untaken.values()] }
}

/** Runs of commands through a machine: its events in any order, a reload among them; `expectIn` holds after each. */
export function runs<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, events, reload, expectIn }: Runs<Machine>,
): void {
  type Real = { snapshot: SnapshotFrom<Machine> }
  const begin = (from: InputFrom<Machine>) => getInitialMicrosteps(machine, ...([from] as never)).at(-1)![0]
  const commandOf = (name: string, next: (snapshot: SnapshotFrom<Machine>) => SnapshotFrom<Machine>) =>
    fc.constant<fc.Command<object, Real>>({
      check: () => true,
      run: (_, real) => {
        const before = real.snapshot
        real.snapshot = next(before)
        expectIn(real.snapshot, before)
      },
      toString: () => name,
    })
  const told = events.map((event) =>
    commandOf(JSON.stringify(event), (snapshot) =>
      canCome(event, snapshot) ? (getMicrosteps(machine, snapshot, event).at(-1)?.[0] ?? snapshot) : snapshot,
    ),
  )
  const again = commandOf('reload', (snapshot) => begin(reload(snapshot)))
  fc.assert(
    fc.property(fc.commands([...told, again], { maxCommands: 40 }), (commands) =>
      fc.modelRun(() => ({ model: {}, real: { snapshot: begin(input) } }), commands),
    ),
    { numRuns: 150 },
  )
}

type Runs<Machine extends AnyStateMachine> = {
  input: InputFrom<Machine>
  events: readonly EventFromLogic<Machine>[]
  /** With what the machine begins again when the page is loaded anew. */
  reload: (snapshot: SnapshotFrom<Machine>) => InputFrom<Machine>
  expectIn: (snapshot: SnapshotFrom<Machine>, before: SnapshotFrom<Machine>) => void
}

/** A service answers only while it is asked. */
const canCome = (event: { actorId?: string }, { children }: Pick<AnyMachineSnapshot, 'children'>): boolean =>
  event.actorId === undefined || children[event.actorId] !== undefined

function* nodesOf(node: AnyStateNode): Generator<AnyStateNode> {
  yield node
  for (const child of Object.values(node.states) as AnyStateNode[]) yield* nodesOf(child)
}

function* transitionsOf(node: AnyStateNode): Generator<AnyTransitionDefinition> {
  for (const some of node.transitions.values()) yield* some
  yield* node.always ?? []
}

const alwaysOf = ({ _nodes }: AnyMachineSnapshot): AnyTransitionDefinition[] =>
  _nodes.flatMap((node: AnyStateNode) => node.always ?? [])

const leadsTo = ({ target = [] }: AnyTransitionDefinition, { _nodes }: AnyMachineSnapshot): boolean =>
  target.every((node) => _nodes.includes(node))

const nameOf = ({ source, eventType, target = [] }: AnyTransitionDefinition): string =>
  `${source.id} on ${eventType || 'always'} to ${target.map(({ id }) => id).join() || 'itself'}`

const keyOf = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, context])
