import { useIntl } from '#src/i18n/use-intl.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { passwordLimits } from '../form/password-limits.ts'
import { messages as signIn } from '../sign-in/sign-in.messages.ts'
import { messages } from './password.messages.ts'

type Props = { value: string; error: string | undefined; onChange: (password: string) => void }

/** The field in which a password is chosen. */
export function NewPasswordField(props: Props) {
  const intl = useIntl()
  return (
    <PasswordField
      {...props}
      label={intl.formatMessage(messages.new)}
      hint={intl.formatMessage(messages.hint, passwordLimits)}
      showLabel={intl.formatMessage(signIn.showPassword)}
      name="password"
      autoComplete="new-password"
    />
  )
}
