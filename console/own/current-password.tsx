import { useIntl } from '#src/i18n/use-intl.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { messages as signIn } from '../sign-in/sign-in.messages.ts'
import { messages } from './own.messages.ts'

type Props = { name: string; value: string; error: string | undefined; onChange: (password: string) => void }

/** The password that counts now, which is asked for before a way in is changed. */
export function CurrentPassword(props: Props) {
  const intl = useIntl()
  return (
    <PasswordField
      {...props}
      label={intl.formatMessage(messages.current)}
      showLabel={intl.formatMessage(signIn.showPassword)}
      autoComplete="current-password"
    />
  )
}
