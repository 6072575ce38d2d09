import { bannerPlaceNames } from './banner-places.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { SelectField } from '#src/ui/text-field.tsx'
import type { ControlProps } from '#console/settings/form/control.ts'
import { SettingField } from '#console/settings/setting-field.tsx'
import { fieldLabel } from '../field-label.ts'
import { usePlaceName } from './use-place-name.ts'

type Props = { field: string; pointer: string; timeZone: string }

/** A field of an entry that does not depend on a language. */
export function SharedField({ field, pointer, timeZone }: Props) {
  const intl = useIntl()
  const label = fieldLabel(field)
  return (
    <SettingField
      entry={{}}
      {...{ pointer, timeZone }}
      label={label ? intl.formatMessage(label) : field}
      {...(field === 'bpid' && { control: PlaceControl })}
    />
  )
}

/** The choice of the pages that have banners; what is another is shown as it is. */
function PlaceControl({ label, value, isReadOnly, hint, error, onChoose }: ControlProps) {
  const placeName = usePlaceName()
  const known = typeof value === 'string' ? value : ''
  const values = [...new Set([...bannerPlaceNames, known])].filter(Boolean)
  return (
    <SelectField
      {...{ label, hint, error }}
      disabled={isReadOnly}
      value={known}
      onChange={onChoose}
      options={values.map((each) => ({ value: each, label: placeName(each) }))}
    />
  )
}
