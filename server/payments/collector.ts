import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { PrepaidMethod, WalletMethod } from '#contract/payment-methods'
import type { Database } from '#server/db/open'
import { payments } from '#server/db/schema/payments'
import { applyState, type Outcome, type PaymentReport } from '#server/domain/payments/apply-state'
import { beginAttempt, isOpen, keepReturn, noteOpened, type Attempt } from '#server/domain/payments/begin-attempt'
import { expireAttempts } from '#server/domain/payments/expire-unpaid'
import { applyEvent, noteNews } from '#server/domain/payments/payment-events'
import type { PaymentNews, PaymentProvider, ProviderPayment } from '#server/domain/payments/payment-provider'
import { problem } from '#server/errors'
import { longestCall, withinTime } from './within-time.ts'

/** What a collector works with. */
export type CollectorTools = {
  db: Database
  provider: PaymentProvider
  clock: () => Date
  /** Tells the patient what became of a visit, in the transaction in which it did. */
  tell: (tx: Database, outcome: Outcome) => Promise<void>
  /** Tells the patient that their visit was not paid in time, in the transaction `tx`; returns whether there was something to tell. */
  notifyOfExpiry: (tx: Database, appointmentId: string) => Promise<boolean>
  /** Called when that is stored. */
  told: () => void
  onFailure: (failure: unknown, what: string) => void
  /** Milliseconds that one call to the provider may take, and that the job may spend on calls of one kind; the usual ones without. */
  longest?: { call: number; calls: number }
}

type Visit = { tenantCode: string; appointmentId: string }

/** How long until an open payment is asked for at the provider, in milliseconds: usually it tells sooner by itself. */
export const reconcileAfter = 60_000
/** In milliseconds. Other jobs wait for this one, however slow the provider is; what is left is for the next run. */
const usualLongest = { call: longestCall, calls: 15_000 }

/** Takes payments for appointments by way of a provider. No call to it is made inside a transaction. */
export function createCollector(tools: CollectorTools) {
  const { db, clock, tell, told, onFailure, longest = usualLongest } = tools
  const provider = withinTime(tools.provider, longest.call)

  /** Does what follows from what the provider says, in a transaction of its own. */
  const apply = (said: PaymentReport) => inTransaction((tx) => applyState(tx, said, clock()))

  async function inTransaction(work: (tx: Database) => Promise<Outcome | undefined>): Promise<void> {
    const outcome = await db.transaction(async (tx) => {
      const became = await work(tx)
      if (became) await tell(tx, became)
      return became
    })
    if (outcome) told()
  }

  const isOurs = (attempt: Attempt) => attempt.provider === provider.name

  /** Closes an attempt at the provider, which may turn out to be paid. */
  async function end(attempt: Attempt): Promise<void> {
    const { id, providerId } = attempt
    if (providerId !== null && isOurs(attempt)) await apply({ paymentId: id, ...(await provider.close(providerId)) })
    await db.transaction((tx) => expireAttempts(tx, eq(payments.id, id), clock()))
  }

  /** The attempt by a method that can be paid now, known to the provider; one by another method is closed first. */
  async function open(
    visit: Visit,
    method: PrepaidMethod,
    returnUrl: string,
    isAgain = false,
  ): Promise<Attempt | undefined> {
    const begun = await db.transaction((tx) =>
      beginAttempt(tx, { ...visit, method, provider: provider.name, now: clock() }),
    )
    if (!begun) return undefined
    const { attempt, until: expiresAt } = begun
    if (attempt.method !== method || !isOurs(attempt)) {
      if (isAgain) throw problem('payment_unavailable')
      await end(attempt)
      return open(visit, method, returnUrl, true)
    }
    if (attempt.providerId !== null) return attempt
    const { id, amount, currency } = attempt
    const first = await keepReturn(db, id, returnUrl)
    const opened = await provider.open({
      amount,
      currency,
      method,
      reference: id,
      returnUrl: first,
      expiresAt,
      key: id,
    })
    const dueAt = new Date(clock().getTime() + reconcileAfter)
    await db.transaction((tx) => noteOpened(tx, id, { ...opened, dueAt }))
    return { ...attempt, ...opened }
  }

  /** Writes down what the provider says, by itself or in an answer, and applies it. */
  async function note(news: PaymentNews): Promise<'applied' | 'repeated'> {
    const id = await noteNews(db, provider.name, news, clock())
    if (id === undefined) return 'repeated'
    await inTransaction((tx) => applyEvent(tx, id, clock())).catch((failure: unknown) =>
      onFailure(failure, 'an event of a payment was not applied'),
    )
    return 'applied'
  }

  return {
    note,
    ...{ ...tools, provider, longest },
    apply,
    inTransaction,

    /** Where the patient pays an appointment by card; undefined where there is nothing to pay any more. */
    async start(visit: Visit, returnUrl: string): Promise<string | undefined> {
      const attempt = await open(visit, 'card', returnUrl)
      return attempt?.redirectUrl ?? undefined
    },

    /** Pays an appointment by the token of a wallet. Throws `payment_declined` where the provider declines it. */
    async payByWallet(visit: Visit, { wallet, token }: { wallet: WalletMethod; token: string }): Promise<void> {
      const attempt = await open(visit, wallet, '')
      if (!attempt?.providerId) return
      const { id, providerId } = attempt
      const said: ProviderPayment = await provider.charge({ providerId, wallet, token, key: `${id}:charge` })
      await apply({ paymentId: id, ...said })
      if (said.state === 'declined') throw problem('payment_declined')
    },

    /**
     * Asks the provider for what is open of an appointment, and closes what ended and may have been paid a moment before. What it does not
     * answer now, the job asks again.
     */
    async refresh({ tenantCode, appointmentId }: Visit): Promise<void> {
      const unsettled = await db
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.provider, provider.name),
            eq(payments.tenantCode, tenantCode),
            eq(payments.appointmentId, appointmentId),
            inArray(payments.status, ['created', 'pending', 'expired']),
            eq(payments.isClosed, false),
            isNotNull(payments.providerId),
          ),
        )
      for (const attempt of unsettled) {
        const { id, providerId } = attempt
        if (providerId === null) continue
        try {
          const said = isOpen(attempt) ? await provider.read(providerId) : await provider.close(providerId)
          await apply({ paymentId: id, ...said })
        } catch (failure) {
          onFailure(failure, 'a payment could not be read')
        }
      }
    },

    /**
     * Takes what the provider says by itself. It counts as said once it is written: what cannot be applied now, the job applies. Throws
     * `forbidden` where it is not the provider who calls, `not_found`, `validation_failed`.
     */
    async receive(
      body: Buffer,
      headers: Record<string, string | string[] | undefined>,
    ): Promise<'applied' | 'repeated' | 'ignored'> {
      const news = await provider.readWebhook(body, headers, clock())
      if (!news) return 'ignored'
      return note(news)
    },
  }
}

export type Collector = ReturnType<typeof createCollector>
