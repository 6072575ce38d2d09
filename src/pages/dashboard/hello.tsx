import { OwnAvatar } from '#src/features/own-pages/own-avatar.tsx'
import { messages } from '#src/features/own-pages/own.messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import type { Account } from '#contract/account'
import * as css from './dashboard.css.ts'
import { NotYou } from './sign-out-button.tsx'

/** Whose overview this is, and the way out for who is not. */
export function Hello({ account }: { account: Pick<Account, 'first_name' | 'last_name' | 'photo_id'> }) {
  const intl = useIntl()
  return (
    <div className={css.hello}>
      <OwnAvatar account={account} size="medium" />
      <div className={css.helloWords}>
        <h1>{intl.formatRich(messages.hello, { name: <bdi>{account.first_name}</bdi> })}</h1>
        <NotYou />
      </div>
    </div>
  )
}
