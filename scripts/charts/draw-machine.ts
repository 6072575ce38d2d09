import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A machine as a Mermaid state diagram: its states, nested ones too, and the transitions between them. */
export function drawMachine({ root }: AnyStateMachine): string {
  return ['stateDiagram-v2', ...drawInside(root, 1)].join('\n')
}

function drawInside(node: AnyStateNode, depth: number): string[] {
  const children = Object.values(node.states)
  const indent = '  '.repeat(depth)
  const first = node.initial?.target[0]
  return [
    ...(first ? [`${indent}[*] --> ${idOf(first)}`] : []),
    ...children.flatMap((child, index) => [
      ...(node.type === 'parallel' && index > 0 ? [`${indent}--`] : []),
      ...drawState(child, depth),
    ]),
    ...transitionsOf(node).map((line) => indent + line),
  ]
}

function drawState(node: AnyStateNode, depth: number): string[] {
  const indent = '  '.repeat(depth)
  const name = `${indent}state "${node.key}" as ${idOf(node)}`
  if (node.type === 'atomic') return [name, ...transitionsOf(node).map((line) => indent + line)]
  if (node.type === 'final') return [name, `${indent}${idOf(node)} --> [*]`]
  return [`${name} {`, ...drawInside(node, depth + 1), `${indent}}`]
}

/** Transitions that leave a state; those that stay in it change its data and not where the flow is. */
function transitionsOf(node: AnyStateNode): string[] {
  const transitions = [...node.transitions.values(), node.always ?? []].flat()
  return transitions.flatMap((transition) =>
    (transition.target ?? [])
      .filter((target) => node.parent !== undefined || target !== node)
      .map((target) => `${node.parent ? idOf(node) : '[*]'} --> ${idOf(target)}${labelOf(transition)}`),
  )
}

function labelOf({ eventType, guard }: AnyTransitionDefinition): string {
  const event = eventName(String(eventType))
  const condition = guard ? `[${nameOf(guard)}]` : ''
  const label = [event, condition].filter(Boolean).join(' ')
  return label ? `: ${label}` : ''
}

/** Events of XState itself in words: a service is done, failed or has news, or a time has passed. */
function eventName(type: string): string {
  const [, kind, rest = ''] = /^xstate\.(done\.actor|error\.actor|done\.state|snapshot|after)\.(.*)$/.exec(type) ?? []
  if (kind === 'after') return `after ${rest.split('.')[0]}`
  if (kind === 'done.state') return 'done'
  if (kind === 'snapshot') return `${rest} changed`
  if (kind) return `${rest.split('.').at(-1)} ${kind === 'done.actor' ? 'done' : 'failed'}`
  return type
}

/** A guard's name, with its parameters. */
function nameOf(guard: unknown): string {
  if (typeof guard === 'string') return guard
  const { type = 'condition', params } = guard as { type?: string; params?: unknown }
  const asked = typeof params === 'object' && params ? Object.values(params).map(String) : []
  return [type, ...asked].join(' ')
}

/** An identifier that is valid in Mermaid, where dots and dashes have a meaning. */
const idOf = ({ path }: AnyStateNode) => path.join('_').replaceAll(/\W/g, '_')
