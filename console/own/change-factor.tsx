import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OwnFactors } from '#contract/console/passkeys'
import type { OfferedFactor } from '#contract/console/staff'
import { useIntl } from '#src/i18n/use-intl.ts'
import { Button, TextButton } from '#src/ui/button.tsx'
import { fieldNamed, focusOn } from '#src/ui/form/focus.ts'
import { Form } from '#src/ui/form/form.tsx'
import { PressNotice } from '#src/ui/form/press-notice.tsx'
import { Panel, Stack } from '#src/ui/layout.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { useConsole } from '../console-context.ts'
import { useChecks } from '../form/use-checks.ts'
import { usePress } from '../form/use-press.ts'
import { FactorFields } from '../second-factor/factor-fields.tsx'
import { BehindPassword } from './behind-password.tsx'
import { changeFactors } from './factors-query.ts'
import { NewCodes } from './new-codes.tsx'
import { messages } from './own.messages.ts'
import { RemoveFactor } from './remove-factor.tsx'

/**
 * An authenticator app, or another one for a new phone: the password, the picture with its first code, new recovery codes; and its end, for
 * who has a passkey.
 */
export function ChangeFactor({ factors }: { factors: OwnFactors }) {
  const intl = useIntl()
  const { api } = useConsole()
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const [factor, setFactor] = useState<OfferedFactor>()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Panel as="section">
      <Stack gap={4}>
        {codes ? (
          <NewCodes codes={codes} onKept={() => setCodes(undefined)} />
        ) : (
          <>
            <h2>{intl.formatMessage(messages.factorHeading)}</h2>
            <p>{intl.formatMessage(factors.has_code ? messages.factorLead : messages.factorNone)}</p>
            {factor ? (
              <FirstCode
                factor={factor}
                onSaved={(made) => {
                  setFactor(undefined)
                  setCodes(made)
                  void changeFactors(queries, (before) => ({ ...before, has_code: true }))
                }}
              />
            ) : (
              <BehindPassword
                name="factor-password"
                label={intl.formatMessage(messages.begin)}
                act={async (password) => setFactor(await api('prepareSecondFactor', { body: { password } }))}
              />
            )}
            {factors.has_code && factors.passkeys.length > 0 ? (
              <TextButton onClick={() => setRemoving(true)}>{intl.formatMessage(messages.factorEnd)}</TextButton>
            ) : null}
            {isRemoving ? (
              <RemoveFactor
                title={intl.formatMessage(messages.factorEndTitle)}
                lead={intl.formatMessage(messages.factorEndLead)}
                done={intl.formatMessage(messages.factorEnded)}
                remove={(password) => api('removeSecondFactor', { body: { password } })}
                without={(before) => ({ ...before, has_code: false })}
                onClose={() => setRemoving(false)}
              />
            ) : null}
          </>
        )}
      </Stack>
    </Panel>
  )
}

function FirstCode({ factor, onSaved }: { factor: OfferedFactor; onSaved: (codes: readonly string[]) => void }) {
  const intl = useIntl()
  const { api } = useConsole()
  const checks = useChecks()
  const toast = useToast()
  const [code, setCode] = useState('')
  useEffect(() => focusOn(fieldNamed('code')), [])
  const form = usePress({
    check: () => checks.code('code', code),
    fields: { code_invalid: 'code' },
    act: async () => {
      const { recovery_codes } = await api('changeSecondFactor', { body: { ticket: factor.ticket, code } })
      toast(intl.formatMessage(messages.factorSaved))
      onSaved(recovery_codes)
    },
  })
  return (
    <Form onSubmit={() => void form.press()}>
      <Stack gap={4}>
        <FactorFields
          factor={factor}
          code={code}
          error={form.errorOf('code')}
          onChange={(text) => {
            setCode(text)
            form.changed()
          }}
        />
        <div>
          <PressNotice refusal={form.refusal} />
          <Button type="submit" busy={form.isBusy}>
            {intl.formatMessage(messages.factorSave)}
          </Button>
        </div>
      </Stack>
    </Form>
  )
}
