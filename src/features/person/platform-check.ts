import { onlineManager } from '@tanstack/react-query'
import { Problem } from '#contract/problem'
import type { PatientCheck } from '#contract/relative'
import type { AppContext } from '#src/context/app-context.ts'

/** Longest wait for the platform's word on a form, in milliseconds: what is sent in the end is checked in any case. */
const patience = 1_500

/** Names of the fields that the platform would refuse (C46); none without a network, or where it does not answer soon. */
export async function findRefusedFields({ apis }: Pick<AppContext, 'apis'>, form: PatientCheck): Promise<string[]> {
  if (!onlineManager.isOnline()) return []
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience)
  try {
    await (await apis()).account.validatePatient(form, late.signal)
    return []
  } catch (failure) {
    return failure instanceof Problem ? (failure.fields ?? []).map(({ path }) => path.slice(1)) : []
  } finally {
    clearTimeout(timer)
  }
}
