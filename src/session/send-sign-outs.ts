import type { Apis } from '#src/api/apis.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { inOneTab } from '#src/storage/in-one-tab.ts'
import { owedSignOuts } from '#src/storage/owed-sign-outs.ts'

export type Sending = Pick<AppContext, 'tenant'> & {
  apis: () => Promise<{ account: Pick<Apis['account'], 'signOutLater'> }>
}

/** Tells the server of the sign-outs that it could not be told of. What is not answered is sent again with the next network or page. */
export const sendSignOuts = ({ tenant, apis }: Sending): Promise<void> =>
  inOneTab(`sign-outs:${tenant}`, async () => {
    const owed = owedSignOuts(tenant)
    for (const hash of await owed.list()) {
      await (await apis()).account.signOutLater(hash)
      await owed.remove(hash)
    }
  })
