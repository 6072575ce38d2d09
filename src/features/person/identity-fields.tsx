import { useQuery } from '@tanstack/react-query'
import { formatIdentity, toIdentity } from '#contract/identity'
import { useApp } from '#src/context/app-context.ts'
import type { MessageDescriptor } from '#src/i18n/messages.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { identityTypesQuery } from '#src/queries/identity-types.ts'
import { useOnline } from '#src/page-load/use-online.ts'
import { SelectField, TextField } from '#src/ui/text-field.tsx'
import { messages } from './person.messages.ts'

type IdentityFieldsProps = {
  typeId: string
  identity: string
  /** In place of why it is asked for, where the patient's insurer asks for it. */
  insurerHint?: string | undefined
  /** The fault of the number. */
  error: string | undefined
  onTypeChange: (typeId: string) => void
  onChange: (identity: string) => void
}

/**
 * Which identity document a person has, and its number, grouped as on the document once it is typed (N02, C10). It is saved with a network alone,
 * and says so without one.
 */
export function IdentityFields({ typeId, identity, insurerHint, error, onTypeChange, onChange }: IdentityFieldsProps) {
  const intl = useIntl()
  const { data: types = [], isError } = useQuery(identityTypesQuery(useApp()))
  const isOnline = useOnline()
  const hint = hints[typeId]
  const why =
    isError && types.length === 0
      ? intl.formatMessage(messages.typesFailed)
      : (insurerHint ?? intl.formatMessage(messages.identityWhy))
  return (
    <>
      <SelectField
        name="identity_type_id"
        label={intl.formatMessage(messages.identityType)}
        mark={intl.formatMessage(messages.optional)}
        hint={isOnline ? why : intl.formatMessage(messages.identityOffline)}
        value={typeId}
        onChange={onTypeChange}
        options={[
          { value: '', label: intl.formatMessage(messages.none) },
          ...types.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {typeId ? (
        <TextField
          name="identity"
          label={intl.formatMessage(messages.identity)}
          hint={hint ? intl.formatMessage(hint) : undefined}
          error={error}
          value={identity}
          onChange={onChange}
          onBlur={() => onChange(formatIdentity(toIdentity(identity)))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode={typeId === 'passport' ? 'text' : 'numeric'}
          maxLength={40}
          dir="ltr"
        />
      ) : null}
    </>
  )
}

const hints: Partial<Record<string, MessageDescriptor>> = {
  'emirates-id': messages.emiratesHint,
  'sa-national-id': messages.saudiHint,
  'sa-iqama': messages.iqamaHint,
  'id-ktp': messages.ktpHint,
  passport: messages.passportHint,
}
