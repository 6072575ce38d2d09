import type { PractitionerDetail } from '#contract/directory'
import { OwnScript } from '#src/features/own-script.tsx'
import { sectionHead } from '#src/features/page.css.ts'
import { withoutTitle } from '#src/features/without-title.ts'
import { usePicture } from '#src/features/use-picture.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Text } from '#src/ui/layout.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { messages } from './doctor.messages.ts'
import * as css from './doctor.css.ts'

/** Doctors of the same speciality nearby. */
export function RelatedDoctors({ related }: { related: PractitionerDetail['related'] }) {
  const intl = useIntl()
  const links = useLinks()
  const picture = usePicture()
  if (related.length === 0) return null
  return (
    <section className={css.related} aria-labelledby="related">
      <div className={sectionHead}>
        <h2 id="related">{intl.formatMessage(messages.related)}</h2>
      </div>
      <ul className={css.relatedList}>
        {related.map(({ title, ...doctor }) => (
          <li key={doctor.id}>
            <Anchor className={css.relatedCard} href={links.doctor(doctor)}>
              <Avatar src={picture(doctor.profilePicture)} name={withoutTitle(doctor.fullName)} />
              <span className={css.words}>
                <Text weight="strong">
                  <OwnScript>{doctor.fullName}</OwnScript>
                </Text>
                <Text tone="quiet">
                  <OwnScript>{title}</OwnScript>
                </Text>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
