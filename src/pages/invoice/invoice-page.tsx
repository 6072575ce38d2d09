import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Problem } from '#contract/problem'
import { useApp } from '#src/context/app-context.ts'
import { useIntl } from '#src/i18n/use-intl.ts'
import { useLinks } from '#src/routes/links.ts'
import { usePage } from '#src/routes/use-page.ts'
import { useViewer } from '#src/session/use-viewer.ts'
import { Button, LinkButton, TextLink } from '#src/ui/button.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { Loading, Skeleton } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/state.tsx'
import { invoiceQuery } from './invoice-query.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { messages } from './invoice.messages.ts'
import * as css from './invoice.css.ts'

/** The invoice of one visit, for who may open the visit: to read, to print, and to save by the browser's dialog. */
export function InvoicePage() {
  const { params } = usePage()
  const intl = useIntl()
  const back = useVisitLink(params.id ?? '')
  return (
    <Wrap width="narrow">
      <div className={css.page}>
        <div className={css.bar}>
          <TextLink href={back}>{intl.formatMessage(messages.back)}</TextLink>
        </div>
        <OneInvoice id={params.id ?? ''} back={back} />
      </div>
    </Wrap>
  )
}

function OneInvoice({ id, back }: { id: string; back: string }) {
  const app = useApp()
  const intl = useIntl()
  const { data: invoice, error, isError, isPaused, refetch } = useQuery(invoiceQuery(app, id))
  if (invoice)
    return (
      <>
        <InvoiceSheet invoice={invoice} />
        <div>
          <Button tone="secondary" icon={Printer} onClick={() => window.print()}>
            {intl.formatMessage(messages.print)}
          </Button>
        </div>
      </>
    )
  if (error instanceof Problem && none.includes(error.code))
    return (
      <EmptyState
        heading="h1"
        title={intl.formatMessage(messages.none)}
        actions={<LinkButton href={back}>{intl.formatMessage(messages.back)}</LinkButton>}
      >
        {intl.formatMessage(messages.noneWhy)}
      </EmptyState>
    )
  if (isError || isPaused)
    return (
      <ErrorState
        heading="h1"
        title={intl.formatMessage(messages.failed)}
        actions={<Button onClick={() => void refetch()}>{intl.formatMessage(messages.retry)}</Button>}
      >
        {intl.formatMessage(messages.failedWhy)}
      </ErrorState>
    )
  return (
    <Loading label={intl.formatMessage(messages.loading)}>
      <Skeleton block="520px" radius="card" />
    </Loading>
  )
}

const none: readonly string[] = ['not_found', 'unauthenticated', 'forbidden', 'validation_failed']

/** The page of the visit: a patient's own is in the dashboard. */
function useVisitLink(id: string): string {
  const links = useLinks()
  return useViewer().kind === 'patient' ? links.ownAppointment(id) : links.appointment(id)
}
