import { useQuery } from '@tanstack/react-query'
import { useApp } from '#src/context/app-context.ts'
import { OwnScript } from '#src/features/own-script.tsx'
import { PagePart } from '#src/features/page-part/page-part.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { facilityFaqsQuery, facilityJobsQuery } from '#src/queries/directory.ts'
import { Text } from '#src/ui/layout.tsx'
import { messages } from './clinic.messages.ts'
import { Fold } from './fold.tsx'
import { PartFailed } from './part-failed.tsx'
import { shownAtOnce } from './shown-at-once.ts'

/** Questions of patients, each with an answer that can be opened (C79). */
export function ClinicQuestions({ facilityId }: { facilityId: string }) {
  const intl = useIntl()
  const faqs = useQuery(facilityFaqsQuery(useApp(), facilityId, shownAtOnce))
  const { data } = faqs
  if (faqs.isError && !data)
    return (
      <PagePart id="questions" title={intl.formatMessage(messages.faqs)}>
        <PartFailed what={messages.failedFaqs} onRetry={() => void faqs.refetch()} />
      </PagePart>
    )
  if (!data || data.items.length === 0) return null
  return (
    <PagePart id="questions" title={intl.formatMessage(messages.faqs)}>
      {data.items.map(({ id, question, answer }) => (
        <Fold key={id} head={<OwnScript>{question}</OwnScript>}>
          <OwnScript>{answer}</OwnScript>
        </Fold>
      ))}
    </PagePart>
  )
}

/** Open positions (C79). */
export function ClinicJobs({ facilityId }: { facilityId: string }) {
  const intl = useIntl()
  const format = useFormat()
  const jobs = useQuery(facilityJobsQuery(useApp(), facilityId, shownAtOnce))
  const { data } = jobs
  if (jobs.isError && !data)
    return (
      <PagePart id="jobs" title={intl.formatMessage(messages.jobs)}>
        <PartFailed what={messages.failedJobs} onRetry={() => void jobs.refetch()} />
      </PagePart>
    )
  if (!data || data.items.length === 0) return null
  return (
    <PagePart id="jobs" title={intl.formatMessage(messages.jobs)}>
      {data.items.map(({ id, title, description, employment, closes_on }) => (
        <Fold
          key={id}
          head={
            <>
              <OwnScript>{title}</OwnScript>
              <Text size="1" tone="quiet">
                {[
                  intl.formatMessage(messages[employment]),
                  // A calendar day, the same in every zone.
                  ...(closes_on
                    ? [intl.formatMessage(messages.closesOn, { day: format.longDay(`${closes_on}T12:00:00Z`, 'UTC') })]
                    : []),
                ].join(' · ')}
              </Text>
            </>
          }
        >
          <OwnScript>{description}</OwnScript>
        </Fold>
      ))}
    </PagePart>
  )
}
