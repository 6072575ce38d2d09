import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'

type Thing = Record<string, unknown> & { id: string }

/** What a stand-in is asked by the library: method and path, form and headers. */
export type Asked = { what: string; form: URLSearchParams; key: string | undefined; authorization: string | undefined }

/** A small stand-in of Stripe's HTTP API: sessions, payment intents and refunds, with its idempotency keys and its errors. */
export async function startStripe() {
  const sessions = new Map<string, Thing>()
  const intents = new Map<string, Thing>()
  /** Cards by the tokens that stand for them; those of Google's sheet are there from the beginning. */
  const cards = new Map([
    ['tok_visa', 'taken'],
    ['tok_declined', 'declined'],
  ])
  const spent = new Set<string>()
  const answered = new Map<string, { status: number; body: unknown; text: string }>()
  const asked: Asked[] = []
  const refunds = new Map<string, Thing>()
  let isAway = false
  let losesAnswer = false

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const [path = ''] = (request.url ?? '').split('?')
    const what = `${request.method} ${path}`
    const key = request.headers['idempotency-key'] as string | undefined
    const form = new URLSearchParams(text)
    asked.push({ what, form, key, authorization: request.headers.authorization })
    const known = key === undefined ? undefined : answered.get(key)
    const isOther = known !== undefined && known.text !== text
    const { status, body } = isAway
      ? { status: 500, body: { error: { type: 'api_error', message: 'away' } } }
      : isOther
        ? { status: 400, body: { error: { type: 'idempotency_error', message: 'another body' } } }
        : (known ?? handle(what, form))
    if (key !== undefined && !isAway && !isOther) answered.set(key, { status, body, text })
    if (losesAnswer) return void response.destroy()
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' }).end(JSON.stringify(body))
  }

  function handle(what: string, form: URLSearchParams): { status: number; body: unknown } {
    const ok = (body: unknown) => ({ status: 200, body })
    const refused = (status: number, type: string) => ({ status, body: { error: { type, message: 'refused' } } })
    const [, id = '', action] =
      /^(?:GET|POST) \/v1\/(?:checkout\/sessions|payment_intents)\/(\w+)(?:\/(\w+))?$/.exec(what) ?? []
    if (what === 'POST /v1/checkout/sessions') {
      const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
      const currency = form.get('line_items[0][price_data][currency]')
      const session = {
        ...{ id: `cs_test_${randomUUID().replaceAll('-', '')}`, object: 'checkout.session', status: 'open' },
        ...{ payment_status: 'unpaid', amount_total: amount, currency, payment_intent: null },
        metadata: { payment: form.get('metadata[payment]') },
      }
      sessions.set(session.id, { ...session, url: `https://checkout.stripe.test/${session.id}` })
      return ok(sessions.get(session.id))
    }
    if (what === 'POST /v1/payment_intents') {
      const intent = {
        ...{
          id: `pi_${randomUUID().replaceAll('-', '')}`,
          object: 'payment_intent',
          status: 'requires_payment_method',
        },
        ...{ amount: Number(form.get('amount')), amount_received: 0, currency: form.get('currency') },
        ...{ latest_charge: null, last_payment_error: null, metadata: { payment: form.get('metadata[payment]') } },
      }
      intents.set(intent.id, intent)
      return ok(intent)
    }
    if (what === 'POST /v1/tokens') {
      const token = form.get('pk_token') ?? ''
      if (!isAppleData(token) || !/^[a-f0-9]+$/i.test(form.get('pk_token_transaction_id') ?? ''))
        return refused(400, 'invalid_request_error')
      // Apple's token pays once, whoever sends it again under another key.
      if (spent.has(token)) return refused(400, 'invalid_request_error')
      spent.add(token)
      const name = form.get('pk_token_instrument_name') ?? ''
      if (name.startsWith('Blocked')) return refused(402, 'card_error')
      const id = `tok_${randomUUID().replaceAll('-', '')}`
      cards.set(id, name.startsWith('Declined') ? 'declined' : 'taken')
      return ok({ id, object: 'token' })
    }
    if (what === 'POST /v1/refunds') {
      const intent = intents.get(form.get('payment_intent') ?? '')
      if (!intent) return refused(404, 'invalid_request_error')
      const charge = intent['latest_charge'] as { amount_refunded: number; refunds: { data: Thing[] } }
      charge.amount_refunded += Number(form.get('amount'))
      const refund = {
        ...{ id: `re_${refunds.size + 1}`, object: 'refund', status: 'succeeded', amount: Number(form.get('amount')) },
        ...{ currency: intent['currency'], metadata: { payment: form.get('metadata[payment]') } },
      }
      refunds.set(refund.id, refund)
      charge.refunds.data.push(refund)
      return ok(refund)
    }
    const thing = sessions.get(id) ?? intents.get(id)
    if (!thing) return refused(404, 'invalid_request_error')
    if (action === 'expire' || action === 'cancel') {
      if (thing['status'] !== 'open' && thing['status'] !== 'requires_payment_method')
        return refused(400, 'invalid_request_error')
      thing['status'] = action === 'expire' ? 'expired' : 'canceled'
    }
    if (action === 'confirm') {
      const card = cards.get(form.get('payment_method_data[card][token]') ?? '')
      if (!card || form.get('payment_method_data[type]') !== 'card') return refused(400, 'invalid_request_error')
      if (card === 'declined') {
        thing['last_payment_error'] = { code: 'card_declined' }
        return refused(402, 'card_error')
      }
      Object.assign(thing, received(Number(thing['amount'])))
    }
    const intent = thing['payment_intent']
    return ok(typeof intent === 'string' ? { ...thing, payment_intent: intents.get(intent) } : thing)
  }

  const received = (amount: number) => ({
    status: 'succeeded',
    amount_received: amount,
    latest_charge: { id: 'ch_1', amount_refunded: 0, refunds: { data: [] } },
  })

  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    sessions,
    intents,
    refunds,
    /** Takes what it is asked, and its answers are lost. */
    loseAnswers: (does: boolean) => void (losesAnswer = does),
    setAway: (is: boolean) => void (isAway = is),
    /** The patient pays on the hosted page. */
    pay: (id: string) => {
      const session = sessions.get(id)!
      const intent = { id: `pi_${randomUUID().replaceAll('-', '')}`, ...received(Number(session['amount_total'])) }
      intents.set(intent.id, { ...intent, amount: session['amount_total'], currency: session['currency'] })
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent.id })
      return session
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Whether this is what the sheet of Apple Pay encrypts: a form field that holds JSON with the parts that a processor decrypts it by. */
function isAppleData(text: string): boolean {
  try {
    const { version, data, signature, header } = JSON.parse(text) as Record<string, unknown>
    const { publicKeyHash, transactionId } = header as Record<string, unknown>
    return [version, data, signature, publicKeyHash, transactionId].every(
      (part) => typeof part === 'string' && part !== '',
    )
  } catch {
    return false
  }
}
