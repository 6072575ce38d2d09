import type { SnapshotFrom } from 'xstate'
import type { contactChangeMachine } from './contact-change.machine.ts'
import type { ContactDraft } from './contact-change.types.ts'

type ContactChange = SnapshotFrom<typeof contactChangeMachine>

const codeOf = ({ children }: ContactChange) => children.phoneCode?.getSnapshot()

/** The step that is shown; `code` only once a code is on its way. */
export const selectStep = (change: ContactChange): 'contact' | 'code' =>
  change.matches('asking') || !change.context.sent ? 'contact' : 'code'

/** Whether a call is running whose answer decides what comes next. */
export const selectIsBusy = (change: ContactChange) => codeOf(change)?.hasTag('busy') ?? false
export const selectCanResend = (change: ContactChange) => codeOf(change)?.matches({ entering: 'resendable' }) ?? false
/** Why the last press did not lead on; that of the code comes first while one is entered. */
export const selectProblem = (change: ContactChange) => codeOf(change)?.context.problem ?? change.context.problem
/** A code that waits for the network. */
export const selectUnsentCode = (change: ContactChange) => codeOf(change)?.context.unsentCode
export const selectAnswers = ({ context }: ContactChange) => context.answers
export const selectContact = ({ context }: ContactChange) => context.contact
export const selectSent = ({ context }: ContactChange) => context.sent

/** What a reload continues with; undefined where nothing was typed, and once the change is made. */
export function selectDraft(change: ContactChange): ContactDraft | undefined {
  const { answers, contact, sent } = change.context
  return change.matches('changed') || !answers.text ? undefined : { answers, contact, sent }
}
