import type { Appointment } from '#contract/appointment'
import type { SettleAtVisitRequest, WalletSetup } from '#contract/payment'
import type { WalletMethod } from '#contract/payment-methods'
import type { FlowProblem } from '#machines/flow-problem'

export type PaymentContext = {
  appointmentId: string
  /** The patient has confirmed just now: the provider's page follows by itself, once. */
  isEager: boolean
  /** The provider has sent the patient back, or a sheet has paid: what is open there now is for the bank to answer. */
  isBack: boolean
  /** As the platform told it last. */
  appointment: Appointment | undefined
  /** How often was asked since the bank began to think, without an outcome. */
  asks: number
  /** The provider's page. */
  address: string | undefined
  problem: FlowProblem | undefined
}

/** A wallet of the device, and what its sheet has to know. */
export type OwnWallet = { method: WalletMethod; setup: WalletSetup }
export type AtVisit = SettleAtVisitRequest['payment_method']

export type PaymentInput = Pick<PaymentContext, 'appointmentId' | 'isEager' | 'isBack'>

/** The view sends the first group of events, the browser the second. */
export type PaymentEvent =
  /** By card, at the provider. */
  | { type: 'card.pressed' }
  /** By the sheet of the device, which opens by a press alone. */
  | { type: 'wallet.pressed'; wallet: OwnWallet }
  /** At the visit after all. */
  | { type: 'visit.pressed'; method: AtVisit }
  | { type: 'answer.requested' }
  /** The page is in sight again, perhaps after the provider's. */
  | { type: 'page.seen' }
  | { type: 'connection.returned' }

/** Inputs of the services that the app provides. */
export type VisitInput = { appointmentId: string }
export type WalletInput = { appointment: Appointment; wallet: OwnWallet }
export type SettleInput = VisitInput & { method: AtVisit }
export type LeaveInput = { address: string }
/** Without an address there is nothing to pay any more. */
export type StartOutput = { address: string | undefined; appointment: Appointment }
/** Without an appointment the patient has closed the sheet. */
export type WalletOutput = { appointment: Appointment | undefined }
