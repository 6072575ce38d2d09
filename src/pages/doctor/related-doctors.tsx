import type { PractitionerDetail } from '#contract/directory'
import { NeighbourCard, Neighbours } from '#src/features/neighbours/neighbours.tsx'
import { OwnScript } from '#src/features/own-script.tsx'
import { withoutTitle } from '#src/features/without-title.ts'
import { usePicture } from '#src/features/use-picture.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './doctor.messages.ts'
import * as css from './doctor.css.ts'

/** Doctors of the same speciality nearby. */
export function RelatedDoctors({ related }: { related: PractitionerDetail['related'] }) {
  const intl = useIntl()
  const links = useLinks()
  const picture = usePicture()
  if (related.length === 0) return null
  return (
    <Neighbours id="related" title={intl.formatMessage(messages.related)} className={css.related}>
      {related.map(({ title, ...doctor }) => (
        <NeighbourCard
          key={doctor.id}
          href={links.doctor(doctor)}
          picture={<Avatar src={picture(doctor.profilePicture)} name={withoutTitle(doctor.fullName)} />}
        >
          <Text weight="strong">
            <OwnScript>{doctor.fullName}</OwnScript>
          </Text>
          <Text tone="quiet">
            <OwnScript>{title}</OwnScript>
          </Text>
        </NeighbourCard>
      ))}
    </Neighbours>
  )
}
