import type { SnapshotFrom } from 'xstate'
import type { ownCodeMachine } from './own-code.machine.ts'

type OwnCode = SnapshotFrom<typeof ownCodeMachine>

const codeOf = ({ children }: OwnCode) => children.phoneCode?.getSnapshot()

export const selectSent = ({ context }: OwnCode) => context.sent
/** Whether a call is running whose answer decides what comes next. */
export const selectIsBusy = (code: OwnCode) => codeOf(code)?.hasTag('busy') ?? false
export const selectCanResend = (code: OwnCode) => codeOf(code)?.matches({ entering: 'resendable' }) ?? false
/** Why the last press did not lead on. */
export const selectProblem = (code: OwnCode) => codeOf(code)?.context.problem ?? code.context.problem
/** A code that waits for the network. */
export const selectUnsentCode = (code: OwnCode) => codeOf(code)?.context.unsentCode
