import { hkdfSync } from 'node:crypto'
import { seal, unseal, type Sealed } from '#server/sealed'
import { minutesAfter } from './staff-rules.ts'

/**
 * What a page carries from one step to the next, readable by the server alone: who has given the right password, which second factor was
 * shown to whom, whose password a link sets, who looks at a draft. `tag` changes when it is to count no more, `secret` is that of a second factor.
 */
export type Ticket = {
  purpose: 'second step' | 'second factor' | 'reset' | 'preview'
  /** Id of a member, an invitation or a session. */
  subject: string
  tag?: string
  secret?: string
}

/** Tickets of one server's secret; nothing is stored. */
export function createTickets(secret: Buffer) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'patientweb staff ticket', 32))
  return {
    give(ticket: Ticket, now: Date, minutes: number): string {
      const { nonce, tag, text } = seal({ ...ticket, until: minutesAfter(now, minutes).toISOString() }, key)
      return [nonce, tag, text].map((part) => Buffer.from(part, 'base64').toString('base64url')).join('.')
    },

    /** Undefined for one of another purpose or server, for one that was changed, and after its time. */
    read(purpose: Ticket['purpose'], text: string, now: Date): Ticket | undefined {
      const [nonce, tag, sealed] = text.split('.').map((part) => Buffer.from(part, 'base64url').toString('base64'))
      if (!nonce || !tag || !sealed) return undefined
      const ticket = open({ nonce, tag, text: sealed }, key)
      return ticket?.purpose === purpose && now.toISOString() < ticket.until ? ticket : undefined
    },
  }
}

function open(sealed: Sealed, key: Buffer): (Ticket & { until: string }) | undefined {
  try {
    return unseal(sealed, key) as Ticket & { until: string }
  } catch {
    // Made by nobody who has the key.
    return undefined
  }
}
